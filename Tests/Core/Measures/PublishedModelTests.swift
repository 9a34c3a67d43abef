// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyModes
import VibrancyPixels
import VibrancyTestSupport

/// The figures the rendering model prints for opaque greys.
@Suite struct PublishedModelTests {
  /// The least grey that reaches a ratio, which rises with it.
  private func least(_ ratio: Double, on grey: Double, _ sample: Int) throws -> Double {
    var (low, high) = (0, 65_535)
    while low < high {
      let middle = (low + high) / 2
      let code = UInt16(middle)
      let image = StraightImage.drawn16(3, 3) { _, _ in (code, code, code, .max) }
      let facts = MeasuredArt(image, scale: 1, isTemplate: false).preview(
        over: Model.samples(grey), wallpaper: nil, isNamed: false, grey: grey)
      let reaches = try #require(facts.parts.first).contrast(sample) >= ratio
      if reaches { high = middle } else { low = middle + 1 }
    }
    return Double(low) / 65_535
  }

  // The model's page prints two digits.
  @Test(arguments: [
    (0.2, 0.20, 0.09, 0.40), (0.3, 0.30, 0.15, 0.51), (0.4, 0.47, 0.26, 0.67),
  ])
  func `opaque greys reach 3:1 where the model says`(
    wallpaper: Double, standard: Double, low: Double, high: Double
  ) throws {
    #expect(abs(try least(3, on: wallpaper, 0) - standard) <= 0.006)
    let corners = try (1...4).map { try least(3, on: wallpaper, $0) }
    #expect(abs(try #require(corners.min()) - low) <= 0.006)
    #expect(abs(try #require(corners.max()) - high) <= 0.006)
  }

  @Test(arguments: [(0.2, 0.47), (0.3, 0.63), (0.4, 0.90)])
  func `opaque greys reach 4.5:1 where the model says`(wallpaper: Double, grey: Double) throws {
    #expect(abs(try least(4.5, on: wallpaper, 0) - grey) <= 0.006)
  }

  @Test(arguments: [(0.2, 2.1), (0.3, 2.0), (0.4, 1.8)])
  func `black reaches what the model says`(wallpaper: Double, ratio: Double) throws {
    let part = try #require(art("xxx\nxxx\nxxx").preview(on: wallpaper).parts.first)
    #expect(abs(part.againstScene[0] - ratio) < 0.05)
  }

  @Test func `white on mid-grey reaches 3.7, and 3:1 nowhere from .6 on`() throws {
    let art = art("###\n###\n###")
    #expect(
      abs(try #require(art.preview(on: 0.5).parts.first).againstScene[0] - 3.7) < 0.05)
    let range = art.legibleRange { Model.samples($0) }
    #expect(range.points.map(\.grey) == (0...20).map { Double($0) / 20 })
    for point in range.points where point.grey <= 0.85 {
      #expect(point.isLegible == (point.grey < 0.6))
      #expect(point.illegibleShare.value == (point.grey < 0.6 ? 0 : 1))
      #expect(point.contrast.range.contains(point.contrast.value))
    }
  }

  @Test func `samples keep their order, the defaults first`() throws {
    let tones = Model.samples(0.3)
    let facts = art("###\n###\n###").preview(
      over: tones, wallpaper: "grey .3", isNamed: true, grey: 0.3)
    let part = try #require(facts.parts.first)
    for (tone, measured) in zip(tones, part.againstScene) {
      #expect(abs(measured - contrast(min(tone.vibrant, 1), 0.3)) < 1e-9)
    }
    #expect(facts.wallpaper == "grey .3" && facts.isNamed && facts.grey == 0.3)
    #expect(facts.samples == 5)
  }
}
