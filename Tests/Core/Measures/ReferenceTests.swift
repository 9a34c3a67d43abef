// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels
import VibrancyTestSupport

@Suite struct ReferenceTests {
  @Test(arguments: Seeds.through(60))
  func `the facts of drawn art are those of the definitions`(seed: UInt64) {
    let (scale, isTemplate) = (1 + Int(seed % 3), seed % 7 == 0)
    let image = RandomArt.blobs(seed: seed, isDeep: seed % 5 == 0)
    compare(image, scale: scale, isTemplate: isTemplate)
  }

  @Test(arguments: Seeds.through(60))
  func `the facts of noise are those of the definitions`(seed: UInt64) {
    compare(RandomArt.noise(seed: seed), scale: 1 + Int(seed % 2), isTemplate: seed % 9 == 0)
  }

  @Test(arguments: Seeds.through(40))
  func `an icon's own facts are those of all that is measured`(seed: UInt64) {
    let image =
      seed % 2 == 0
      ? RandomArt.blobs(seed: seed, isDeep: seed % 3 == 0) : RandomArt.noise(seed: seed)
    let all = MeasuredArt(
      image, scale: 2, isTemplate: false, isIcon: true, isReduced: seed % 4 == 0
    ).facts
    let own = ArtFacts(ofIcon: image, scale: 2, isReduced: seed % 4 == 0)
    let inScenes = MeasuredArt(
      image, scale: 2, isTemplate: false, isIcon: true, isReduced: seed % 4 == 0,
      hasAllFacts: false
    ).facts
    #expect(own == inScenes)
    #expect(own.canvas == all.canvas && own.scale == all.scale && own.isReduced == all.isReduced)
    #expect(own.visibleBounds == all.visibleBounds && own.luma == all.luma)
    #expect(own.visibleFraction == all.visibleFraction && own.opaqueFraction == all.opaqueFraction)
    #expect(own.storedInk.chromaP95 == all.storedInk.chromaP95 && own.iconRing == all.iconRing)
  }

  private func compare(_ image: StraightImage, scale: Int, isTemplate: Bool) {
    let measured = MeasuredArt(image, scale: scale, isTemplate: isTemplate).facts
    let expected = PlainArt(image, scale: scale, isTemplate: isTemplate).facts
    #expect(measured.canvas == expected.canvas)
    #expect(measured.visibleBounds == expected.visibleBounds)
    #expect(measured.visibleFraction == expected.visibleFraction)
    #expect(measured.opaqueFraction == expected.opaqueFraction)
    // A bin of luma is 1/4980 wide.
    #expect(isNear(measured.luma?.p05, expected.luma?.p05, within: 2.1e-4))
    #expect(isNear(measured.luma?.p50, expected.luma?.p50, within: 2.1e-4))
    #expect(isNear(measured.luma?.p95, expected.luma?.p95, within: 2.1e-4))
    #expect(isNear(measured.luma?.mean, expected.luma?.mean, within: 1e-9))
    #expect(isNear(measured.ink.chromaP95, expected.ink.chromaP95, within: 1e-9))
    #expect(measured.ink.hasSeveral == expected.ink.hasSeveral)
    #expect(isNear(measured.storedInk.chromaP95, expected.storedInk.chromaP95, within: 1e-9))
    #expect(measured.storedInk.hasSeveral == expected.storedInk.hasSeveral)
    #expect(measured.borderOpaque == expected.borderOpaque)
    #expect(isNear(measured.borderSpread, expected.borderSpread, within: 1e-9))
    #expect(measured.innerEdges == expected.innerEdges)
    #expect(measured.lostLines == expected.lostLines)
    #expect(measured.deepLines == expected.deepLines)
    #expect(isNear(measured.innerEdgeDifference, expected.innerEdgeDifference, within: 4e-4))
    #expect(isNear(measured.outlineComplexity, expected.outlineComplexity, within: 1e-9))
    #expect(measured.accentedEdgeLoss == expected.accentedEdgeLoss)
    #expect(measured.desaturatedEdgeLoss == expected.desaturatedEdgeLoss)
    #expect(measured.translucentLight == expected.translucentLight)
    #expect(measured.darkHalo == expected.darkHalo)
    #expect(isNear(measured.thinFraction, expected.thinFraction, within: 1e-12))
  }
}

/// Whether two numbers are both absent or near each other.
func isNear(_ a: Double?, _ b: Double?, within tolerance: Double) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) <= tolerance
}
