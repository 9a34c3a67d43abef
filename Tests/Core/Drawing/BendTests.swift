// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyDrawing

@Suite struct BendTests {
  private func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

  @Test(arguments: [40.0, -40])
  func `a line becomes an arc, and what stands on it keeps its distance`(_ radius: Double) {
    let bend = Bend(at: [10, 5], radius: radius)
    #expect(bend([10, 5]) == [10, 5])
    for x in stride(from: -20.0, through: 40, by: 5) {
      let (foot, head) = (bend([x, 5]), bend([x, -1]))
      #expect(abs(length(foot - bend.center) - 40) < 1e-9)
      #expect(abs(length(foot - head) - 6) < 1e-9)
      // As far along the arc as along the line.
      let chord = 80 * abs(Trigonometry.sine((x - 10) / 80))
      #expect(abs(length(foot - [10, 5]) - chord) < 1e-9)
      // Something small is placed where its points are bent to.
      #expect(length(bend.placement(at: x)([x, -1]) - head) < 1e-9)
    }
  }

  @Test func `long lines of a path are bent, too`() throws {
    let bend = Bend(at: [30, 0], radius: 30)
    let bounds = try #require(Path.rectangle(0, -1, 60, 2).bent(by: bend).bounds)
    // Its middle stays where it is, its ends lie a radian to each side.
    #expect(abs(bounds.low.y + 1) < 0.02)
    #expect(abs(bounds.high.y - (30 - 29 * Trigonometry.cosine(1))) < 0.02)
    #expect(abs(bounds.high.x - (30 + 31 * Trigonometry.sine(1))) < 0.02)
  }
}
