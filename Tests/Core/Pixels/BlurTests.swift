// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct BlurTests {
  private static let sigmas = [0.3, 1, 2.25, 3, 9, 40]

  /// A Gaussian over a line whose edges repeat, in `Double`, 6 σ wide.
  private func gaussian(_ line: [Double], sigma: Double) -> [Double] {
    let reach = Int(6 * sigma) + 1
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = weights.reduce(0, +)
    return line.indices.map { x in
      zip(-reach...reach, weights).reduce(0) { sum, tap in
        sum + line[min(max(x + tap.0, 0), line.count - 1)] * tap.1
      } / total
    }
  }

  @Test(arguments: sigmas, 1...5 as ClosedRange<UInt64>)
  func `one color stays that color, to the bit`(_ sigma: Double, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let color = EncodedColor(
      red: random.fraction(), green: random.fraction(), blue: random.fraction())
    let image = PlanarImage.drawn(37, 11) { _, _ in color }
    #expect(image.blurred(sigma: sigma) == image)
  }

  @Test func `no blur is not a change`() {
    let image = PlanarImage.gray(9, 9) { x, y in Float(x * y) / 64 }
    #expect(image.blurred(sigma: 0) == image)
  }

  @Test(arguments: sigmas)
  func `what is far from the edges keeps its sum`(_ sigma: Double) {
    let side = 2 * Int(4 * sigma) + 41
    let image = PlanarImage.gray(side, side) { x, y in x == side / 2 && y == side / 2 ? 1 : 0 }
    let sum = image.blurred(sigma: sigma).reds.reduce(0.0) { $0 + Double($1) }
    #expect(abs(sum - 1) < 1e-5)
  }

  @Test(arguments: sigmas)
  func `the spread of a point is that of a Gaussian of this sigma`(_ sigma: Double) {
    let side = 2 * Int(4 * sigma) + 41
    let image = PlanarImage.gray(side, 1) { x, _ in x == side / 2 ? 1 : 0 }
    let reds = image.blurred(sigma: sigma).reds.map(Double.init)
    let variance = reds.enumerated().reduce(0.0) {
      $0 + $1.element * Double($1.offset - side / 2) * Double($1.offset - side / 2)
    }
    #expect(abs(variance / (sigma * sigma) - 1) < 1e-3)
    #expect(zip(reds, reds.reversed()).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  // Three boxes are within 3 % of a Gaussian's weights in sum; below σ = 1 samples are too few.
  @Test(arguments: [1, 2.25, 3, 9], 1...5 as ClosedRange<UInt64>)
  func `noise is blurred as by a true Gaussian, edges repeated`(_ sigma: Double, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let line = (0..<80).map { _ in random.next() % 2 == 0 ? 0 : random.fraction() }
    let expected = gaussian(line.map(Double.init), sigma: sigma)
    let across = PlanarImage.gray(80, 1) { x, _ in line[x] }.blurred(sigma: sigma)
    let down = PlanarImage.gray(1, 80) { _, y in line[y] }.blurred(sigma: sigma)
    for (index, value) in expected.enumerated() {
      #expect(abs(Double(across.reds[index]) - value) < 0.015)
      #expect(abs(Double(down.reds[index]) - value) < 0.015)
    }
  }

  // With nothing beyond the edges the weights of what lies inside sum to 1.
  @Test(arguments: [1, 2.25, 3, 9, 60], 1...3 as ClosedRange<UInt64>)
  func `a part that is cut off is blurred by itself`(_ sigma: Double, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let line = (0..<50).map { _ in random.fraction() }
    let found = PlanarImage.gray(50, 1) { x, _ in line[x] }
      .blurred(sigma: sigma, beyondEdges: .nothing).reds
    for x in 0..<50 {
      let weights = (0..<50).map { exp(-Double(($0 - x) * ($0 - x)) / (2 * sigma * sigma)) }
      let expected =
        zip(line, weights).reduce(0) { $0 + Double($1.0) * $1.1 } / weights.reduce(0, +)
      #expect(abs(Double(found[x]) - expected) < 0.02)
    }
    let flat = PlanarImage.gray(50, 9) { _, _ in 0.3 }
    let reds = flat.blurred(sigma: sigma, beyondEdges: .nothing).reds
    #expect(reds.allSatisfy { abs($0 - 0.3) < 1e-6 })
  }

  @Test(arguments: [(1, 1), (4, 14), (5, 5), (50, 30), (131, 284)])
  func `a tenth is the mean of its area, and one color stays`(_ width: Int, _ height: Int) {
    let color = EncodedColor(red: 0.2, green: 0.5, blue: 0.8)
    let flat = PlanarImage.drawn(width, height) { _, _ in color }.reducedToTenth()
    let expected = DoublePixel(color)
    for y in 0..<flat.size.height {
      for x in 0..<flat.size.width {
        #expect(DoublePixel(flat.row(y), x).distance(to: expected) < 1e-6)
      }
    }
    #expect(flat.size == .of(max(1, (width + 5) / 10), max(1, (height + 5) / 10)))

    let image = PlanarImage.gray(width, height) { x, y in Float((x * 7 + y * 13) % 17) / 16 }
    let (all, tenth) = (image.reds, image.reducedToTenth().reds)
    let mean = all.reduce(0.0) { $0 + Double($1) } / Double(all.count)
    let meanOfTenth = tenth.reduce(0.0) { $0 + Double($1) } / Double(tenth.count)
    #expect(abs(mean - meanOfTenth) < 1e-5)
  }

  @Test func `enlarging interpolates between centers, and repeats edges`() {
    let image = PlanarImage.gray(2, 1) { x, _ in Float(x) }
    var row = PlanarRow(width: 12)
    var reader = RowInterpolator(image, enlargedTo: .of(8, 4), from: -2, width: 12)
    reader.read(2, into: &row)
    let expected: [Float] = [0, 0, 0, 0, 0.125, 0.375, 0.625, 0.875, 1, 1, 1, 1]
    #expect(zip(row.red, expected).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(row.alpha == [Float](repeating: 1, count: 12))
  }

  @Test func `in its own size a picture is read to the bit`() {
    let image = PlanarImage.gray(9, 7) { x, y in Float(x * y) / 63 }
    var row = PlanarRow(width: 9)
    var reader = RowInterpolator(image, enlargedTo: .of(9, 7), from: 0, width: 9)
    for y in 0..<7 {
      reader.read(y, into: &row)
      #expect(row == image.row(y))
    }
  }
}
