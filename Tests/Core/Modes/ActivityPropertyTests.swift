// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What must hold for every Live Activity.
@Suite struct ActivityPropertyTests {
  private func show(
    _ place: Place, seed: UInt64, wallpaper: Wallpaper = .vivid, backed: Bool = true
  ) -> Show {
    let scene = Scene(place, wallpaper: wallpaper)
    let canvas = Canvas(
      activity: [.lockScreen: 84, .expanded: 84], scale: 1, on: .standard(on: .ios26), in: scene)
    var widget = Widget(
      canvas: canvas,
      layers: [
        Layer(
          .straight(.noise(canvas.size.width, canvas.size.height, seed: seed)))
      ])
    if backed, place.presentations == [.lockScreen] {
      widget.containerBackground = .gradient(
        top: EncodedColor(red: 0.1, green: 0.4, blue: 0.6), bottom: .black)
    }
    return Show(widget, in: scene)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `StandBy in the dark is red alone`(_ seed: UInt64) {
    for row in show(.liveActivityStandbyNight, seed: seed).rows {
      #expect(row.green.allSatisfy { $0 == 0 } && row.blue.allSatisfy { $0 == 0 })
      #expect(row.red.allSatisfy { (0...1).contains($0) })
    }
  }

  @Test(arguments: [UInt64(1), 2, 3], [true, false])
  func `the Always-On banner is never brighter`(_ seed: UInt64, _ backed: Bool) {
    let bright = show(.liveActivity, seed: seed, backed: backed)
    let dim = show(.liveActivityAlwaysOn, seed: seed, backed: backed)
    for (one, other) in zip(dim.rows, bright.rows) {
      for (a, b) in [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)] {
        #expect(zip(a, b).allSatisfy { $0 <= $1 + 1e-6 })
      }
    }
  }

  @Test func `an empty island is a black pill on the wallpaper`() {
    for place in Place.allCases where place.recipe.plate == .island {
      let scene = Scene(place, wallpaper: .light)
      let canvas = Canvas(activity: [:], scale: 2, on: .standard(on: .ios26), in: scene)
      let show = Show(Widget(canvas: canvas, layers: []), in: scene)
      let (width, height) = (canvas.size.width, canvas.size.height)
      #expect(show[width / 2, height / 2].distance(to: DoublePixel(gray: 0)) < 1e-6)
      #expect(show[width / 2, 0].distance(to: DoublePixel(gray: 0)) < 0.2)
      #expect(show[0, 0].distance(to: DoublePixel(gray: 242 / 255.0)) < 1e-4)
      #expect(show[width - 1, height - 1].distance(to: show[0, 0]) < 1e-4)
    }
  }

  @Test func `without a background a banner lies on glass, with one on that`() {
    var scene = Scene(.liveActivity, wallpaper: .light)
    scene.os = .ios18
    let canvas = Canvas(activity: [:], scale: 1, on: .standard(on: .ios18), in: scene)
    var widget = Widget(canvas: canvas, layers: [])
    let middle = (canvas.size.width / 2, canvas.size.height / 2)
    let glass = Show(widget, in: scene)[middle.0, middle.1]
    // 0.10 + 0.37 · 242/255.
    #expect(glass.distance(to: DoublePixel(gray: 0.10 + 0.37 * 242 / 255)) < 1e-4)
    widget.containerBackground = .color(.orange)
    let tinted = Show(widget, in: scene)[middle.0, middle.1]
    #expect(tinted.distance(to: DoublePixel(.orange)) < 1e-6)
  }

  @Test func `from iOS 26 on a banner is less bright, in a rim of light`() {
    var widget = Widget(
      canvas: Canvas(
        activity: [:], scale: 3, on: .standard(on: .ios26), in: Scene(.liveActivity)),
      layers: [])
    widget.containerBackground = .color(.white)
    let (x, bottom) = (widget.canvas.size.width / 2, widget.canvas.size.height - 1)
    let bright = Show(widget, in: Scene(.liveActivity, wallpaper: .light))
    #expect(bright[x, bottom / 2].distance(to: DoublePixel(gray: 0.943)) < 1e-4)
    widget.containerBackground = .color(.black)
    let dark = Show(widget, in: Scene(.liveActivity, wallpaper: .light))
    for y in [0, 1, bottom - 1, bottom] {
      #expect(dark[x, y].distance(to: DoublePixel(gray: 0.22)) < 1e-4, "row \(y)")
    }
    #expect(dark[0, bottom / 2].distance(to: dark[x, 0]) < 1e-4)
    for y in [2, bottom / 2, bottom - 2] {
      #expect(dark[x, y].distance(to: DoublePixel(gray: 0)) < 1e-6, "row \(y)")
    }
  }

  @Test func `a light banner lies on light glass`() {
    let scene = Scene(.liveActivityLight, wallpaper: .dark)
    let canvas = Canvas(activity: [:], scale: 1, on: .standard(on: .ios26), in: scene)
    let middle = (canvas.size.width / 2, canvas.size.height / 2)
    let light = Show(Widget(canvas: canvas, layers: []), in: scene)[middle.0, middle.1]
    let dark = Show(
      Widget(canvas: canvas, layers: []), in: Scene(.liveActivity, wallpaper: .dark))[
        middle.0, middle.1]
    #expect(light.distance(to: DoublePixel(gray: 0.6)) < 0.1)
    #expect(dark.distance(to: DoublePixel(gray: 0.1)) < 0.1)
  }

  /// A capture: a tint of (5, 8, 10) came out as (66, 81, 104), its content as it is.
  @Test func `CarPlay lays a plate over the tint and keeps the content`() throws {
    let scene = Scene(.liveActivityCarPlay)
    let canvas = Canvas(activity: [:], scale: 1, on: .standard(on: .ios26), in: scene)
    var widget = Widget(canvas: canvas, layers: [])
    let middle = (canvas.size.width / 2, canvas.size.height / 2)
    widget.containerBackground = .color(try #require(EncodedColor(hex: "05080A")))
    let plate = Show(widget, in: scene)[middle.0, middle.1]
    #expect(plate.distance(to: DoublePixel(try #require(EncodedColor(hex: "425168")))) < 0.02)
    let ink = StraightImage.drawn(canvas.size.width, canvas.size.height) { _, _ in
      (255, 159, 10, 255)
    }
    widget.layers = [Layer(.straight(ink))]
    let content = Show(widget, in: scene)[middle.0, middle.1]
    #expect(content.distance(to: DoublePixel(.orange)) < 0.01)
  }
}
