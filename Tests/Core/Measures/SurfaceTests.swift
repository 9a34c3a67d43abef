// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures
import VibrancyTestSupport

/// Plateaus, halos and thin strokes.
@Suite struct SurfaceTests {
  @Test(arguments: [(102 as UInt8, 1.0), (178, 1), (179, 0), (255, 0)])
  func `light ink is translucent below α .7`(alpha: UInt8, share: Double) {
    #expect(art(8, 8) { _, _ in (255, 255, 255, alpha) }.facts.translucentLight == share)
  }

  // .6 of 255 is 153.
  @Test(arguments: [(153 as UInt8, 0.0), (154, 1)])
  func `ink is light above Y .6`(gray: UInt8, share: Double) {
    #expect(art(8, 8) { _, _ in (gray, gray, gray, 102) }.facts.translucentLight == share)
    #expect(art(8, 8, isTemplate: true) { _, _ in (gray, 0, 0, 102) }.facts.translucentLight == 1)
  }

  @Test(arguments: [(2, 1.0 as Double?), (3, nil)])
  func `a plateau varies by at most 2.5 codes in 3×3`(step: Int, share: Double?) {
    // In a checkerboard of two α every 3×3 holds both.
    let facts = art(9, 9) { x, y in (255, 255, 255, UInt8(100 + (x + y) % 2 * step)) }.facts
    #expect(facts.translucentLight == share)
  }

  @Test func `fades do not count`() {
    #expect(art(40, 8) { x, _ in (255, 255, 255, UInt8(20 + 5 * x)) }.facts.translucentLight == nil)
  }

  // A plateau of 3 rows, of which the middle's 3×3 is flat, in art of more and more pixels.
  @Test(arguments: [(5, 0.0 as Double?), (6, nil)])
  func `plateaus are at least 20 % of what is visible`(fade: Int, share: Double?) {
    // Rows 0 and 1 are flat, row 0's neighbors beyond the canvas do not count: 1 of 5 rows.
    let facts = art(10, fade) { _, y in
      y < 2 ? (255, 255, 255, 255) : (255, 255, 255, UInt8(255 - 30 * (y - 1)))
    }.facts
    #expect(facts.translucentLight == share)
  }

  @Test func `a translucent plate is left out, what lies on it is not`() {
    func plate(_ ink: UInt8) -> Double? {
      art(12, 12) { x, y in
        (2...9).contains(x) && (2...9).contains(y)
          ? (255, 255, 255, ink) : (255, 255, 255, 60)
      }.facts.translucentLight
    }
    #expect(plate(255) == 0)
    // Ink with opacity stays, whatever it lies on: the inside of 10 × 10 is 64 of 144.
    let ink = art(12, 12) { x, y in
      let isInk = (1...10).contains(x) && (1...10).contains(y)
      return (255, 255, 255, isInk ? 150 : 60)
    }
    #expect(ink.facts.translucentLight == 1)
    // Apart from the solid part, the same plate counts: 9 columns beside 7.
    let apart = art(20, 12) { x, _ in
      let alpha: UInt8 = x < 8 ? 255 : x < 10 ? 0 : 60
      return (255, 255, 255, alpha)
    }
    #expect(apart.facts.translucentLight == 9.0 / 16)
  }

  @Test(arguments: Reduction.allCases, [DesignedOpacity.Kind.disc, .ring, .bars, .strokes])
  func `a translucent shape is found however it was reduced`(
    _ reduction: Reduction, _ kind: DesignedOpacity.Kind
  ) {
    let (width, height) = (DesignedOpacity.width, DesignedOpacity.height)
    for round in 0..<6 as Range<UInt64> {
      let design = DesignedOpacity(seed: 7 * round + UInt64(kind.rawValue))
      // What is solid, or just so, is not translucent beside what is not.
      let opacities = design.opacities.dropFirst().compactMap { $0 }
      guard opacities.allSatisfy({ $0 < 0.45 }) || opacities == [0.6] else { continue }
      let alpha = design.alpha(reduction).map { UInt8(($0 * 255).rounded()) }
      let facts = art(width, height) { x, y in (255, 255, 255, alpha[y * width + x]) }.facts
      #expect(facts.translucentLight == 1, "seed \(7 * round + UInt64(kind.rawValue))")
    }
  }

  // Dark glow below, at 1 px steps from a solid pixel: within 2.5 px it is a fringe.
  @Test func `a halo is dark, faint and more than 2.5 px from what is solid`() {
    let glow: [Character: (UInt8, UInt8, UInt8, UInt8)] = ["g": (0, 0, 0, 100)]
    #expect(art("#gg", glow).facts.darkHalo == 0)
    #expect(art("#ggg", glow).facts.darkHalo == 0.25)
    // (2, 1) is 2.24 away, (2, 2) 2.83.
    #expect(art("#..\n..g", glow).facts.darkHalo == 0)
    #expect(art("#..\n...\n..g", glow).facts.darkHalo == 0.5)
    #expect(art("#...g", ["g": (0, 0, 0, 127)]).facts.darkHalo == 0.5)
    #expect(art("#...g", ["g": (0, 0, 0, 128)]).facts.darkHalo == 0)
    // .2 of 255 is 51.
    #expect(art("#...g", ["g": (50, 50, 50, 100)]).facts.darkHalo == 0.5)
    #expect(art("#...g", ["g": (51, 51, 51, 100)]).facts.darkHalo == 0)
    #expect(art("#...g", isTemplate: true, glow).facts.darkHalo == 0)
  }

  @Test func `strokes under 2 pt are thin`() {
    func bar(_ width: Int, scale: Int) -> Double {
      art(40, width + 4, scale: scale) { x, y in
        (4..<36).contains(x) && (2..<width + 2).contains(y) ? (0, 0, 0, 255) : (0, 0, 0, 0)
      }.facts.thinFraction
    }
    #expect(bar(1, scale: 1) == 1)
    // The disc on the 2× raster is 4 samples across without its corners: a bar 2 px high is 4 × 64
    // samples and loses its 4 corners.
    #expect(abs(bar(2, scale: 1) - 4.0 / 256) < 1e-12)
    #expect(bar(3, scale: 2) == 1)
    #expect(bar(4, scale: 2) < 0.05)
    #expect(bar(5, scale: 3) == 1)
    #expect(bar(6, scale: 3) < 0.1)
  }

  @Test func `beyond the canvas nothing is solid`() {
    #expect(art("##\n##").facts.thinFraction == 4.0 / 16)
    #expect(art("#").facts.thinFraction == 1)
    #expect(art(".").facts.thinFraction == 0)
  }
}
