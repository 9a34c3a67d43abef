// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFacts
import VibrancyMeasures

@Suite struct InnerDrawingTests {
  private typealias Code = (UInt8, UInt8, UInt8, UInt8)

  /// Discs about one center, the smallest first, each edge as soft as `softness` pixels.
  private func discs(_ radii: [(Double, UInt8?)], softness: Double) -> ArtFacts {
    art(120, 120) { x, y in
      let (dx, dy) = (Double(x) - 59.5, Double(y) - 59.5)
      let distance = (dx * dx + dy * dy).squareRoot()
      var color: (gray: Double, alpha: Double) = (0, 0)
      for (radius, gray) in radii.reversed() {
        let cover = max(0, min(1, (radius - distance) / max(softness, 1e-9) + 0.5))
        guard let gray else {
          color.alpha *= 1 - cover
          continue
        }
        color.gray =
          color.alpha == 0 ? Double(gray) : color.gray + (Double(gray) - color.gray) * cover
        color.alpha += (1 - color.alpha) * cover
      }
      let gray = UInt8(color.gray + 0.5)
      return (gray, gray, gray, UInt8(color.alpha * 255 + 0.5))
    }.facts
  }

  @Test(arguments: [0, 1, 1.4])
  func `a line counts once, however soft its edge is`(softness: Double) {
    let hard = discs([(30, 255), (58, 60)], softness: 0)
    let facts = discs([(30, 255), (58, 60)], softness: softness)
    #expect(abs(facts.lostLines - hard.lostLines) <= hard.lostLines / 20)
    #expect(facts.accentedEdgeLoss == 1 && hard.lostLines >= 230)
  }

  @Test func `both sides of a thin line count`() {
    func lines(_ columns: Range<Int>) -> Int {
      art(60, 60) { x, _ in columns.contains(x) ? (255, 255, 255, 255) : (9, 9, 9, 255) }
        .facts.lostLines
    }
    #expect(lines(30..<31) == 120 && lines(30..<34) == 120)
  }

  @Test func `the outline of a hole counts as kept`() {
    let facts = discs([(20, nil), (30, 255), (58, 60)], softness: 0)
    let share = 240.0 / 400
    #expect(abs((facts.accentedEdgeLoss ?? 0) - share) < 0.02)
  }

  @Test(arguments: [0, 1.0])
  func `a fringe and a bevel along the outline are not drawing`(softness: Double) {
    // Layers of whole pixels follow a circle in most directions, not in all.
    let fringe = discs([(57, 255), (58, 60)], softness: softness)
    #expect(5 * fringe.lostLines < fringe.outline)
    let steps = (0..<8).map { (50.0 + Double($0), UInt8(255 - 28 * $0)) }
    let bevel = discs(steps, softness: softness)
    #expect(5 * bevel.lostLines < bevel.outline)
  }

  @Test func `a line near a part of the outline is drawing`() {
    let facts = art(60, 60) { x, _ in x < 3 ? (9, 9, 9, 255) : (255, 255, 255, 255) }.facts
    #expect(facts.lostLines == 60)
  }
}
