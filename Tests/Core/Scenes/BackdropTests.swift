// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct BackdropTests {
  private static let screen = PixelSize.of(131, 284)

  private func rows(
    _ backdrop: Backdrop, _ size: PixelSize, in scene: Scene = .lockScreen()
  ) -> (sharp: [PlanarRow], blurred: [PlanarRow]) {
    var reader = backdrop.reader(behind: slot(size, in: scene), width: size.width)
    var row = PlanarRow(width: size.width)
    return (
      (0..<size.height).map {
        reader.readSharp($0, into: &row)
        return row
      },
      (0..<size.height).map {
        guard let cells = reader.cells else {
          reader.readSharp($0, into: &row)
          return row
        }
        let place = cells.rows(around: $0)
        var narrow = PlanarRow(width: cells.width)
        let wide = [place.upper, place.lower].map { index in
          cells.read(index, into: &narrow)
          cells.spread(narrow, into: &row)
          return row
        }
        row.setMixture(of: wide[0], wide[1], by: place.share)
        return row
      }
    )
  }

  private func slot(_ size: PixelSize, in scene: Scene) -> ScreenSlot {
    // A third of the standard phone: 131 × 284 points.
    let device = Device(name: "131x284") ?? .standard(on: .ios26)
    return ScreenSlot(of: Canvas(asset: size, scale: 1, on: device), in: scene)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a plain color is that color, sharp and blurred, to the bit`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = EncodedColor(
      red: random.fraction(), green: random.fraction(), blue: random.fraction())
    let backdrop = Backdrop(
      Backdrop.Key(wallpaper: Wallpaper(color: color), screen: Self.screen, sigma: 30))
    let expected = PlanarRow(width: 20, color: color)
    let rows = rows(backdrop, .of(20, 4))
    #expect((rows.sharp + rows.blurred).allSatisfy { $0 == expected })
    #expect(backdrop.plainColor == color)
    let mean = backdrop.meanLuma(behind: slot(.of(20, 4), in: .lockScreen()), size: .of(20, 4))
    #expect(abs(mean - DoublePixel(color).luma) < 1e-9)
  }

  @Test func `a picture of the screen's size is shown to the bit`() {
    let image = StraightImage.drawn(131, 284) { x, y in (UInt8(x), UInt8(y % 256), 9, 255) }
    let backdrop = Backdrop(
      Backdrop.Key(
        wallpaper: Wallpaper(name: "w", source: .image(image)), screen: Self.screen, sigma: 3))
    let slot = slot(.of(31, 20), in: .lockScreen())
    for (y, row) in rows(backdrop, .of(31, 20)).sharp.enumerated() {
      var expected = PlanarRow(width: 31)
      expected.load(image.samples, firstPixel: (slot.y + y) * 131 + slot.x)
      #expect(row == expected)
    }
  }

  @Test func `a wide picture fills the screen and is cut at its sides`() {
    // Twice the screen; a third on the left and on the right lies outside.
    let image = StraightImage.drawn(786, 568) { x, _ in
      x < 262 || x >= 524 ? (255, 0, 0, 255) : (0, 0, 255, 255)
    }
    let backdrop = Backdrop(
      Backdrop.Key(
        wallpaper: Wallpaper(name: "w", source: .image(image)), screen: Self.screen, sigma: 3))
    for row in rows(backdrop, Self.screen).sharp {
      #expect(row.blue.allSatisfy { abs($0 - 1) < 1e-4 } && row.red.allSatisfy { $0 < 1e-4 })
    }
  }

  @Test func `what is clear in a wallpaper shows black`() {
    let image = StraightImage.drawn(131, 284) { x, _ in (255, 255, 255, x % 2 == 0 ? 0 : 255) }
    let backdrop = Backdrop(
      Backdrop.Key(
        wallpaper: Wallpaper(name: "w", source: .image(image)), screen: Self.screen, sigma: 3))
    let row = rows(backdrop, Self.screen).sharp[0]
    #expect(row.red == (0..<131).map { $0 % 2 == 0 ? 0 : 1 })
    #expect(row.alpha == [Float](repeating: 1, count: 131))
  }

  @Test(arguments: [Wallpaper.vivid, .busy, .dusk, .beach, .night])
  func `a drawn wallpaper is always the same, opaque and within range`(_ wallpaper: Wallpaper) {
    let key = Backdrop.Key(wallpaper: wallpaper, screen: Self.screen, sigma: 30)
    let (a, b) = (rows(Backdrop(key), Self.screen), rows(Backdrop(key), Self.screen))
    #expect(a.sharp == b.sharp && a.blurred == b.blurred)
    for row in a.sharp + a.blurred {
      #expect((row.red + row.green + row.blue).allSatisfy { (0...1).contains($0) })
      #expect(row.alpha.allSatisfy { $0 == 1 })
    }
    #expect(Set(a.sharp.flatMap(\.red)).count > 100)
    let spread = { (rows: [PlanarRow]) in
      rows.flatMap(\.red).reduce((Float(1), Float(0))) { (min($0.0, $1), max($0.1, $1)) }
    }
    let (sharp, blurred) = (spread(a.sharp), spread(a.blurred))
    #expect(blurred.1 - blurred.0 < sharp.1 - sharp.0)
  }

  @Test func `the mean luma is that of the slot, and of nothing else`() {
    let wallpaper = Wallpaper(
      name: "w",
      source: .image(
        .drawn(131, 284) { x, y in
          (45..<86).contains(x) && (68..<108).contains(y)
            ? (255, 255, 255, 255) : (0, 0, 0, 255)
        }))
    let backdrop = Backdrop(
      Backdrop.Key(wallpaper: wallpaper, screen: Self.screen, sigma: 3))
    // The middle is (65.5, 88.04): 41 × 40 is all white, 81 × 40 about half of it.
    let scene = Scene.lockScreen()
    func mean(_ size: PixelSize) -> Double {
      backdrop.meanLuma(behind: slot(size, in: scene), size: size)
    }
    #expect(abs(mean(.of(41, 40)) - 1) < 1e-6)
    #expect(abs(mean(.of(81, 40)) - 41.0 / 81) < 1e-6)
  }
}
