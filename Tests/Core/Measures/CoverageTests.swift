// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels

@Suite struct CoverageTests {
  // .05 of 255 is 12.75, .99 is 252.45, .98 is 249.9.
  @Test(arguments: [(12 as UInt8, 0.0), (13, 0.25)])
  func `visible begins at α .05`(alpha: UInt8, share: Double) {
    let facts = art(".a\n..", ["a": (9, 9, 9, alpha)]).facts
    #expect(facts.visibleFraction == share)
    #expect((facts.visibleBounds == nil) == (share == 0))
    #expect(facts.boundsFraction == share)
  }

  @Test(arguments: [(252 as UInt8, 0.5), (253, 1.0)])
  func `opaque begins at α .99, inside the visible bounds`(alpha: UInt8, share: Double) {
    let facts = art("....\n.#a.\n....", ["a": (9, 9, 9, alpha)]).facts
    #expect(facts.visibleBounds == PixelRectangle(x: 1, y: 1, width: 2, height: 1))
    #expect(facts.opaqueFraction == share)
    #expect(facts.pixelArea == 12)
  }

  @Test(arguments: [(249 as UInt8, 43.0 / 44), (250, 1)])
  func `the border is the outermost 2 px of the visible bounds`(alpha: UInt8, share: Double) {
    // 7 × 8 inside an empty pixel all around: a ring of 56 − 3 × 4 = 44 pixels.
    let facts = art(9, 10) { x, y in
      if x == 0 || y == 0 || x == 8 || y == 9 { return (0, 0, 0, 0) }
      if (3...5).contains(x), (3...6).contains(y) { return (0, 0, 0, 0) }
      if x == 2, y == 4 { return (51, 51, 51, alpha) }
      return (102, 102, 102, 255)
    }.facts
    #expect(facts.borderOpaque == share)
    #expect(abs(facts.borderSpread - 0.2) < 1e-12)
  }

  @Test func `what is hidden in the border does not spread its luma`() {
    let facts = art("###\n#.#\n###", [".": (0, 0, 0, 12)]).facts
    #expect(facts.borderSpread == 0)
    #expect(facts.borderOpaque == 8.0 / 9)
  }

  @Test func `luma is weighted by α and exact where flat`() throws {
    let two = try #require(art("#a", ["a": (0, 0, 0, 85)]).facts.luma)
    #expect(two.mean == 0.75 && two.p05 == 0 && two.p50 == 1 && two.p95 == 1)
    let flat = try #require(
      art(30, 30) { _, _ in (201, 77, 33, 200) }.facts.luma)
    let expected = (0.2126 * 201 + 0.7152 * 77 + 0.0722 * 33) / 255
    for value in [flat.p05, flat.p50, flat.p95, flat.mean] {
      #expect(abs(value - expected) < 1e-12)
    }
  }

  @Test func `chroma is the 95th percentile by nearest rank`() {
    // 20 pixels: the 19th smallest counts.
    for (colored, expected) in [(1, 0.0), (2, 1.0)] {
      let facts = art(20, 1) { x, _ in x < colored ? (255, 0, 0, 255) : (9, 9, 9, 255) }.facts
      #expect(facts.ink.chromaP95 == expected)
    }
  }

  @Test func `a template is white but for what is stored`() {
    let text = "rrrrrr\nrrrrrr\nrrrrrr\nbbbbbb\nbbbbbb\nbbbbbb"
    let (facts, original) = (art(text, isTemplate: true).facts, art(text).facts)
    #expect(facts.luma?.p05 == 1 && facts.luma?.mean == 1)
    #expect(facts.ink == ArtFacts.Ink(chromaP95: 0, hasSeveral: false))
    #expect(facts.storedInk == ArtFacts.Ink(chromaP95: 1, hasSeveral: true))
    #expect(facts.innerEdges == 0 && facts.accentedEdgeLoss == nil)
    #expect(original.ink == original.storedInk && original.innerEdges == 6)
  }

  @Test func `ink is several when the core spreads`() {
    // OKLab L of grey 128 is .5999; .1 away lie 98 (.4975) and 101 (.508).
    for (gray, several) in [(98 as UInt8, true), (101, false)] {
      let facts = art(40, 20) { x, _ in
        let value: UInt8 = x < 20 ? 128 : gray
        return (value, value, value, 255)
      }.facts
      #expect(facts.ink.hasSeveral == several)
    }
    // The fringe of a red disc in white is not a second ink.
    let fringe = art("....\n.##.\n.##.\n....", [".": (255, 0, 0, 100)]).facts
    #expect(!fringe.ink.hasSeveral)
  }
}
