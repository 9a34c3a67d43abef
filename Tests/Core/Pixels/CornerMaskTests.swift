// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct CornerMaskTests {
  private func rows(_ mask: CornerMask) -> [[Float]] {
    (0..<mask.size.height).map { y in
      var row: [Float] = []
      mask.coverage(ofRow: y, into: &row)
      return row
    }
  }

  private func area(_ mask: CornerMask) -> Double {
    rows(mask).reduce(0) { $0 + $1.reduce(0.0) { $0 + Double($1) } }
  }

  @Test(arguments: [(40, 40, 20.0, 2.0), (51, 33, 16.5, 2), (60, 31, 9.7, 5), (37, 64, 13.2, 2.9)])
  func `the four corners are alike`(
    _ width: Int, _ height: Int, _ radius: Double, _ exponent: Double
  ) {
    let rows = rows(
      CornerMask(size: .of(width, height), radius: radius, exponent: exponent))
    #expect(rows == rows.reversed())
    #expect(rows.allSatisfy { $0 == $0.reversed() && $0.count == width })
    #expect(rows.allSatisfy { $0.allSatisfy { (0...1).contains($0) } })
  }

  @Test(arguments: [2.0, 2.9, 5])
  func `a square's mask is the same lying on its side`(
    _ exponent: Double
  ) {
    let rows = rows(CornerMask(size: .of(64, 64), radius: 28, exponent: exponent))
    #expect((0..<64).allSatisfy { x in rows.map { $0[x] } == rows[x] })
  }

  @Test(arguments: [7, 24, 72, 216])
  func `a circle has the area of a circle`(_ side: Int) {
    let radius = Double(side) / 2
    let mask = CornerMask(size: .of(side, side), radius: radius, exponent: 2)
    #expect(abs(area(mask) / (Double.pi * radius * radius) - 1) < 2e-3)
  }

  // The quarter of |x|ⁿ + |y|ⁿ ≤ 1 has the area Γ(1 + 1/n)² / Γ(1 + 2/n).
  @Test(arguments: [2, 2.9, 4, 5, 8])
  func `a superellipse has the area of one`(_ exponent: Double) {
    let mask = CornerMask(size: .of(120, 100), radius: 40, exponent: exponent)
    let quarter = tgamma(1 + 1 / exponent) * tgamma(1 + 1 / exponent) / tgamma(1 + 2 / exponent)
    let expected = 120.0 * 100 - 4 * 40 * 40 * (1 - quarter)
    #expect(abs(area(mask) / expected - 1) < 5e-4)
  }

  @Test(arguments: [2.0, 5])
  func `coverage grows toward the middle`(_ exponent: Double) {
    let rows = rows(CornerMask(size: .of(50, 50), radius: 25, exponent: exponent))
    for (y, row) in rows.prefix(25).enumerated() {
      #expect(zip(row.prefix(25), row.prefix(25).dropFirst()).allSatisfy { $0 <= $1 })
      #expect(zip(row, rows[y + 1]).allSatisfy { $0 <= $1 } || y == 24)
    }
  }

  @Test(arguments: [-3, 0.0])
  func `without a radius nothing is cut`(_ radius: Double) {
    let mask = CornerMask(size: .of(9, 5), radius: radius, exponent: 5)
    #expect(rows(mask) == [[Float]](repeating: [Float](repeating: 1, count: 9), count: 5))
  }

  @Test func `a radius is at most half the shorter side`() {
    let size = PixelSize.of(60, 20)
    #expect(
      CornerMask(size: size, radius: 500, exponent: 2)
        == CornerMask(size: size, radius: 10, exponent: 2))
  }
}
