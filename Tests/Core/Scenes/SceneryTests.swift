// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The wallpapers that are drawn in code look the same on every machine and at every size.
@Suite struct SceneryTests {
  /// A wallpaper, its mean luma, and codes of three of its pixels on a screen of 118 × 256.
  struct Drawn: Sendable {
    let wallpaper: Wallpaper
    let mean: Double
    let codes: [String]
  }

  private static let places = [(20, 40), (60, 90), (100, 200)]

  private func rows(of wallpaper: Wallpaper, _ width: Int, _ height: Int) -> [PlanarRow] {
    let size = PixelSize.of(width, height)
    let backdrop = Backdrop(Backdrop.Key(wallpaper: wallpaper, screen: size, sigma: 10))
    let device = Device(name: "\(width)x\(height)") ?? .standard(on: .ios26)
    let slot = ScreenSlot(of: Canvas(asset: size, scale: 1, on: device), in: .lockScreen())
    var reader = backdrop.reader(behind: slot, width: width)
    var row = PlanarRow(width: width)
    return (0..<height).map {
      reader.readSharp($0, into: &row)
      return row
    }
  }

  private func mean(_ rows: [PlanarRow]) -> Double {
    var luma: [Float] = []
    var sum = 0.0
    for row in rows {
      row.luma(into: &luma)
      sum += luma.reduce(0.0) { $0 + Double($1) }
    }
    return sum / Double(rows.count * rows[0].width)
  }

  @Test(arguments: [
    Drawn(wallpaper: .dusk, mean: 0.3672, codes: ["4D4686", "DC8B94", "493760"]),
    Drawn(wallpaper: .beach, mean: 0.8278, codes: ["6FCCD5", "C8F5ED", "E9DAC1"]),
    Drawn(wallpaper: .night, mean: 0.1422, codes: ["0A1026", "21284B", "293358"]),
    Drawn(wallpaper: .busy, mean: 0.3704, codes: ["25522F", "377744", "38642B"]),
    Drawn(wallpaper: .vivid, mean: 0.6026, codes: ["5B68AF", "C87BA8", "CFC07C"]),
  ])
  func `a drawn wallpaper is the same picture on every machine`(_ drawn: Drawn) {
    let rows = rows(of: drawn.wallpaper, 118, 256)
    #expect(abs(mean(rows) - drawn.mean) < 0.0005)
    let codes = Self.places.map { x, y in
      EncodedColor(red: rows[y].red[x], green: rows[y].green[x], blue: rows[y].blue[x]).hex
    }
    #expect(codes == drawn.codes)
  }

  /// What `busy` stands for is detail, and the scenes' brightness is what makes them worth having.
  @Test func `one drawn wallpaper is dark, one is bright`() {
    #expect((0.08...0.15).contains(mean(rows(of: .night, 118, 256))))
    #expect((0.75...0.85).contains(mean(rows(of: .beach, 118, 256))))
  }

  @Test(arguments: [Wallpaper.dusk, .beach, .night, .busy])
  func `a screen of twice the pixels per side shows the same picture`(_ wallpaper: Wallpaper) {
    let (small, large) = (rows(of: wallpaper, 118, 256), rows(of: wallpaper, 236, 512))
    var total: Float = 0
    var largest: Float = 0
    for (y, row) in small.enumerated() {
      for x in 0..<row.width {
        var sum: Float = 0
        for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
          sum += large[2 * y + j].green[2 * x + i]
        }
        let difference = abs(row.green[x] - sum / 4)
        total += difference
        largest = max(largest, difference)
      }
    }
    #expect(total / Float(118 * 256) < 0.03)
    #expect(largest < 0.6)
  }

  @Test(arguments: [(300, 100), (100, 300)])
  func `every proportion is drawn whole`(_ width: Int, _ height: Int) {
    for wallpaper in [Wallpaper.dusk, .beach, .night, .busy] {
      let rows = rows(of: wallpaper, width, height)
      for row in rows {
        #expect((row.red + row.green + row.blue).allSatisfy { (0...1).contains($0) })
        #expect(row.alpha.allSatisfy { $0 == 1 })
      }
    }
  }
}
