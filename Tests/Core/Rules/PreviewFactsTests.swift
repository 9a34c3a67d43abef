// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyTestSupport

@Suite("Legible contrast, illegible share and suggested greys")
struct PreviewFactsTests {
  @Test(
    "the contrast is below a ratio exactly where the share is above the limit", arguments: 1...40)
  func equivalence(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let parts = (0...Int(random.next() % 12)).map { _ in
      PartFacts(
        area: 1 + Int(random.next() % 40),
        againstScene: (0..<3).map { _ in 1 + Double(random.next() % 8) / 2 },
        within: (0..<3).map { _ in 1 + Double(random.next() % 6) / 2 })
    }
    let preview = PreviewFacts(
      parts: parts, bounds: PixelRectangle(x: 0, y: 0, width: 9, height: 9))
    for share in [0, 0.1, 0.25, 1.0 / 3, 0.5, 0.99, 1] {
      let contrast = preview.legibleContrast(leavingOut: share)
      for ratio in stride(from: 1.0, through: 5, by: 0.25) {
        let illegible = preview.illegibleShare(below: ratio)
        #expect((contrast.value < ratio) == (illegible.value > share))
        #expect((contrast.range.upperBound < ratio) == (illegible.range.lowerBound > share))
        #expect((contrast.range.lowerBound < ratio) == (illegible.range.upperBound > share))
      }
    }
    #expect(preview.legibleContrast == preview.legibleContrast(leavingOut: 0.25))
  }

  @Test(
    "the greys that reach 3:1 are those of the model's page",
    arguments: [
      (0.2, 0.20, 0.10, 0.40), (0.3, 0.30, 0.17, 0.51), (0.4, 0.47, 0.32, 0.67),
    ])
  func greys(wallpaper: Double, value: Double, low: Double, high: Double) throws {
    let scale = PlainModel.inkScale(on: wallpaper)
    let grey = try #require(scale.smallestGrey(reaching: 3))
    #expect(abs(grey.value - value) < 0.006)
    #expect(abs(grey.range.lowerBound - low) < 0.006)
    #expect(abs(grey.range.upperBound - high) < 0.006)
  }

  @Test("white that does not reach the ratio suggests nothing, and black may be enough")
  func ends() throws {
    #expect(PlainModel.inkScale(on: 0.6).smallestGrey(reaching: 3) == nil)
    #expect(try #require(PlainModel.inkScale(on: 0.2).smallestGrey(reaching: 1.1)).value == 0)
    let steps = InkScale(contrasts: [[1, 2, 4]])
    #expect(steps.smallestGrey(reaching: 3) == Estimate(0.75))
    #expect(steps.smallestGrey(reaching: 4) == Estimate(1))
    #expect(steps.smallestGrey(reaching: 4.001) == nil)
    #expect(steps.smallestGrey(reaching: 1) == Estimate(0))
    let partly = InkScale(contrasts: [[1, 2, 4], [1, 2, 3]])
    #expect(partly.smallestGrey(reaching: 3) == Estimate(0.75, in: 0.75...1))
    #expect(partly.smallestGrey(reaching: 3.5) == nil)
  }
}
