// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What holds in every place, whatever the art and the wallpaper.
@Suite struct PreviewRendererTests {
  private static let wallpapers: [Wallpaper] = [
    .dark, .mid, .light, .vivid, .busy, Wallpaper(color: .orange),
  ]
  private static let arts = [
    StraightImage.noise(40, 24, seed: 1),
    .drawn(40, 24) { x, y in (UInt8(6 * x), UInt8(6 * x), UInt8(6 * x), UInt8(10 * y)) },
    .drawn(1, 1) { _, _ in (255, 255, 255, 255) },
  ]

  @Test(arguments: Place.allCases)
  func `every sample is a color, and rows are as their channels promise`(_ place: Place) {
    for wallpaper in Self.wallpapers {
      for art in Self.arts {
        for family in [nil, Family.accessoryCircular] {
          let show = Show(art, in: Scene(place, wallpaper: wallpaper, tint: .white), family: family)
          for row in show.rows {
            let planes = [row.red, row.green, row.blue, row.alpha]
            #expect(planes.allSatisfy { $0.allSatisfy { $0 >= 0 && $0 < 1.000_001 } })
            if show.channels < 4 {
              #expect(row.alpha.allSatisfy { abs($0 - 1) < 1e-6 })
            }
            if show.channels == 1 { #expect(row.isNeutral) }
          }
        }
      }
    }
  }

  @Test func `neutral scenes are written as grey`() {
    let art = Self.arts[0]
    #expect(Show(art, in: .lockScreen()).channels == 1)
    #expect(Show(art, in: .lockScreen(wallpaper: Wallpaper(color: .orange))).channels == 3)
    #expect(Show(art, in: .lockScreen(wallpaper: .busy)).channels == 3)
    #expect(Show(art, in: Scene(.ipadLockScreen)).channels == 1)
    #expect(Show(art, in: Scene(.lockScreenTinted)).channels == 3)
    #expect(Show(art, in: .homeTinted(.white)).channels == 1)
    #expect(Show(art, in: .homeTinted()).channels == 3)
    #expect(Show(art, in: Scene(.homeClearDark)).channels == 1)
  }

  @Test(arguments: Place.allCases)
  func `a picture that comes in bands looks the same`(_ place: Place) throws {
    let scene = Scene(place, wallpaper: .busy)
    for deep in [false, true] {
      let art = deep ? Self.arts[0].deepened : Self.arts[0]
      let canvas = Canvas(asset: art.size, scale: 1, on: .standard(on: .ios26))
      let none = try LayerPicture.band(art.rows(0..<1), firstRow: art.size.height, of: art.size)
      var layer = Layer(none)
      (layer.group, layer.accentedRendering) = (.accent, deep ? .desaturated : .unset)
      var whole = Layer(.straight(art))
      (whole.group, whole.accentedRendering) = (layer.group, layer.accentedRendering)
      var renderer = PreviewRenderer(
        Widget(canvas: canvas, layers: [layer]), in: scene,
        over: Show.backdrop(of: canvas, in: scene))
      let expected = Show(Widget(canvas: canvas, layers: [whole]), in: scene)
      #expect(renderer.channels == expected.channels)
      for rows in [0..<7, 7..<8, 8..<24] {
        renderer.setBand(.band(try art.rows(rows), firstRow: rows.lowerBound, of: art.size))
        for y in rows {
          renderer.render(y)
          #expect(renderer.row == expected.rows[y], "row \(y)")
        }
      }
    }
  }

  @Test(arguments: Place.distinct)
  func `rows come out the same in any order, and again`(_ place: Place) {
    let scene = Scene(place, wallpaper: .busy)
    let canvas = Canvas(family: .accessoryCircular, scale: 1, on: .standard(on: .ios26), in: scene)
    let widget = Widget(canvas: canvas, layers: [Layer(.straight(Self.arts[0]))])
    var renderer = PreviewRenderer(
      widget, in: scene, over: Show.backdrop(of: canvas, in: scene))
    let rows = Show(widget, in: scene).rows
    for y in [57, 0, 5, 5, 36, 1] {
      renderer.render(y)
      #expect(renderer.row == rows[y])
    }
  }

  @Test(arguments: Place.distinct.filter { $0.recipe.mode != nil })
  func `around a widget's shape lies the wallpaper`(_ place: Place) throws {
    let white = StraightImage.drawn(158, 158) { _, _ in (255, 255, 255, 255) }
    let color = EncodedColor(red: 0.5, green: 0.25, blue: 0.1)
    let scene = Scene(place, wallpaper: Wallpaper(color: color))
    let corner = Show(white, in: scene, family: .systemSmall)[0, 0]
    let recipe = place.recipe
    var expected = recipe.behind == .black ? DoublePixel(gray: 0) : DoublePixel(color)
    if recipe.dimsWallpaper {
      expected = expected.colored(with: expected) { value, _ in value * 0.33 * 0.6 }
    }
    #expect(corner.distance(to: expected) < 1e-5)
  }

  @Test func `asking for a row that is not there traps`() async {
    await #expect(processExitsWith: .failure) {
      let widget = Widget(
        canvas: Canvas(asset: .of(2, 2), scale: 1, on: .standard(on: .ios26)), layers: [])
      var renderer = PreviewRenderer(widget, in: .standby, over: nil)
      renderer.render(2)
    }
  }

  @Test func `a widget without layers is what lies behind`() {
    let widget = Widget(
      canvas: Canvas(asset: .of(2, 2), scale: 1, on: .standard(on: .ios26)), layers: [])
    #expect(Show(widget, in: .lockScreen()).distance { _, _ in DoublePixel(gray: 77 / 255) } < 1e-6)
  }
}

extension StraightImage {
  /// Some of its rows.
  fileprivate func rows(_ rows: Range<Int>) throws -> StraightImage {
    let part = try #require(PixelSize(width: size.width, height: rows.count))
    let range = 4 * size.width * rows.lowerBound..<4 * size.width * rows.upperBound
    return switch samples {
    case .eight(let codes): StraightImage(size: part, samples: .eight(Array(codes[range])))
    case .sixteen(let codes): StraightImage(size: part, samples: .sixteen(Array(codes[range])))
    }
  }

  /// The same picture at 16 bits, no code a multiple of 257.
  fileprivate var deepened: StraightImage {
    guard case .eight(let codes) = samples else { return self }
    return StraightImage(size: size, samples: .sixteen(codes.map { UInt16($0) * 250 + 91 }))
  }
}
