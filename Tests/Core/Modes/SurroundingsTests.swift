// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What is seen around a widget goes on what is seen behind it.
@Suite struct SurroundingsTests {
  private static let art = PixelSize.of(40, 24)

  private func canvas(_ size: PixelSize = art) -> Canvas {
    // A screen so small that it is drawn quickly, and so low that the art reaches near its edges.
    Canvas(asset: size, scale: 1, on: Device(name: "100x120") ?? .standard(on: .ios26))
  }

  private func surroundings(_ canvas: Canvas, in scene: Scene) -> Surroundings {
    Surroundings(
      of: canvas, in: scene, over: scene.surroundingsKey(of: canvas).map { Backdrop($0) },
      at: ScreenSlot(of: canvas, in: scene))
  }

  @Test(arguments: Place.allCases)
  func `clear art and its margin are one piece of wallpaper, or black`(_ place: Place) throws {
    let scene = Scene(place, wallpaper: .vivid)
    // A plate, or a material over the whole shape, is seen without any content.
    switch place.recipe.treatment {
    case .accented, .icon, .night: return
    case .vibrant: if place == .macDesktopReceded { return }
    case .fullColor, .tintedWhole:
      if place == .watchSmartStack || place.recipe.plate != .none { return }
    }
    let canvas = canvas()
    let backdrop = scene.surroundingsKey(of: canvas).map { Backdrop($0) }
    var around = surroundings(canvas, in: scene)
    var preview = PreviewRenderer(Widget(canvas: canvas, layers: []), in: scene, over: backdrop)
    for y in 0..<around.size.height {
      around.render(y)
      let outside = around.row
      guard (around.margin..<around.size.height - around.margin).contains(y) else { continue }
      preview.render(y - around.margin)
      around.lay(preview.row)
      #expect(around.row == outside)
      if place.recipe.behind == .black { #expect(outside.red.allSatisfy { $0 == 0 }) }
    }
  }

  @Test(arguments: Place.allCases)
  func `framed art of no family lies on the bare wallpaper`(_ place: Place) {
    switch place.recipe.treatment {
    // An icon's plate is its own; the receded desktop is a material over the whole shape.
    case .icon: return
    case .vibrant: if place == .macDesktopReceded { return }
    case .accented, .fullColor, .night, .tintedWhole: break
    }
    let scene = Scene(place, wallpaper: .vivid)
    let canvas = canvas()
    let backdrop = scene.surroundingsKey(of: canvas).map { Backdrop($0) }
    var around = surroundings(canvas, in: scene)
    var framed = PreviewRows(
      framed: Widget(canvas: canvas, layers: []), in: scene, over: backdrop)
    var (shown, bare) = (CodeRow(depth: .eight), CodeRow(depth: .eight))
    for y in 0..<around.size.height {
      framed.render(y, channels: 3, into: &shown)
      around.render(y)
      around.row.quantize(channels: 3, into: &bare)
      #expect(shown == bare, "row \(y)")
    }
  }

  @Test func `a widget keeps its plate where it is framed`() {
    let scene = Scene(.homeTinted, wallpaper: .light)
    let canvas = Canvas(family: .systemSmall, scale: 1, on: .standard(on: .ios26), in: scene)
    let backdrop = scene.surroundingsKey(of: canvas).map { Backdrop($0) }
    var framed = PreviewRows(
      framed: Widget(canvas: canvas, layers: []), in: scene, over: backdrop)
    var codes = CodeRow(depth: .eight)
    framed.render(framed.size.height / 2, channels: 1, into: &codes)
    guard case .eight(let row) = codes else { return #expect(Bool(false)) }
    #expect(row[0] == 0xF2 && row[row.count / 2] < 0x32)
  }

  @Test func `the margin is the wallpaper beside the slot, its edge repeated off the screen`() {
    let scene = Scene(.homeLight, wallpaper: .vivid)
    // As wide as the screen: all of the margin at its sides lies beyond it.
    let canvas = canvas(.of(100, 20))
    let slot = ScreenSlot(of: canvas, in: scene)
    guard let key = scene.surroundingsKey(of: canvas) else { return #expect(Bool(false)) }
    var whole = Backdrop(key).reader(behind: slot, width: 100)
    var row = PlanarRow(width: 100)
    var around = surroundings(canvas, in: scene)
    for y in 0..<around.size.height {
      around.render(y)
      whole.readSharp(y - around.margin, into: &row)
      let margin = around.margin
      #expect(Array(around.row.green[margin..<margin + 100]) == row.green)
      #expect(around.row.green[0..<margin].allSatisfy { $0 == row.green[0] })
      #expect(around.row.green[(margin + 100)...].allSatisfy { $0 == row.green[99] })
    }
  }

  @Test func `what is laid in the middle stays as it is, and lets through what it does not cover`()
  {
    let scene = Scene(.iconLight, wallpaper: .light)
    var around = surroundings(canvas(), in: scene)
    around.render(12)
    let grey = around.row.red[0]
    #expect(abs(grey - Float(0xF2) / 255) < 1e-6)
    let half = PlanarRow(width: 40, color: EncodedColor(red: 1, green: 0, blue: 0), opacity: 0.5)
    around.lay(half)
    let middle = around.margin + 20
    #expect(abs(around.row.red[middle] - (0.5 + 0.5 * grey)) < 1e-6)
    #expect(abs(around.row.green[middle] - 0.5 * grey) < 1e-6)
    #expect(around.row.alpha.allSatisfy { abs($0 - 1) < 1e-6 })
    #expect(around.row.green[around.margin - 1] == grey)
  }

  @Test(arguments: [
    (1, 1, 1), (10, 10, 5), (48, 48, 6), (158, 158, 20), (1024, 1024, 128), (4000, 3000, 128),
  ])
  func `it is an eighth of the smaller side, within bounds`(
    _ width: Int, _ height: Int, _ margin: Int
  ) {
    let canvas = Canvas(asset: .of(width, height), scale: 1, on: .standard(on: .ios26))
    let around = surroundings(canvas, in: Scene(.homeLight))
    #expect(around.margin == margin)
    #expect(around.size == .of(width + 2 * margin, height + 2 * margin))
  }

  @Test func `grey around grey is grey, and nothing else is`() {
    #expect(surroundings(canvas(), in: .lockScreen()).isNeutral)
    #expect(surroundings(canvas(), in: Scene(.standby, wallpaper: .vivid)).isNeutral)
    #expect(!surroundings(canvas(), in: .lockScreen(wallpaper: .vivid)).isNeutral)
    #expect(
      !surroundings(canvas(), in: .homeTinted(.orange).on(Wallpaper(color: .orange))).isNeutral)
  }
}

extension Scene {
  fileprivate func on(_ wallpaper: Wallpaper) -> Scene {
    var scene = self
    scene.wallpaper = wallpaper
    return scene
  }
}
