// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

/// Every row kernel against the same formula on single pixels in `Double`.
@Suite struct KernelTests {
  // Odd widths leave a rest behind the vectors.
  private static let widths = [1, 3, 16, 61, 257]

  @Test(arguments: Kernel.all, widths)
  func `a kernel is its formula, pixel by pixel`(_ kernel: Kernel, _ width: Int) {
    for seed in 1...20 as ClosedRange<UInt64> {
      let operands = Kernel.Operands(width: width, seed: seed)
      var row = operands.row
      kernel.run(&row, operands)
      #expect(row.width == width)
      for x in 0..<width {
        let expected = kernel.formula(DoublePixel(operands.row, x), operands, x)
        let distance = DoublePixel(row, x).distance(to: expected)
        // Ten roundings of Float at most.
        #expect(distance < 1e-6, "seed \(seed), pixel \(x)")
      }
    }
  }

  @Test(arguments: widths)
  func `rows are read premultiplied, from any pixel on`(_ width: Int) {
    let image = StraightImage.noise(width + 5, 1, seed: UInt64(width))
    var row = PlanarRow(width: width)
    row.load(image.samples, firstPixel: 5)
    for x in 0..<width {
      let codes = image.codes16[4 * (x + 5)..<4 * (x + 6)].map { Double($0) / 65_535 }
      let expected = DoublePixel(
        codes[0] * codes[3], codes[1] * codes[3], codes[2] * codes[3], codes[3])
      #expect(DoublePixel(row, x).distance(to: expected) < 1e-6)
    }
  }

  @Test func `straight rows keep what hides under clear pixels, and their luma`() {
    let image = StraightImage.drawn(256, 1) { x, _ in (UInt8(x), UInt8(255 - x), 7, 0) }
    var row = StraightRow(width: 256)
    row.load(image.samples)
    var luma: [Float] = []
    row.luma(into: &luma)
    for x in 0..<256 {
      let (r, g, b) = (Double(x) / 255, Double(255 - x) / 255, 7.0 / 255)
      #expect(abs(Double(row.red[x]) - r) < 1e-6 && abs(Double(row.green[x]) - g) < 1e-6)
      #expect(row.alpha[x] == 0)
      #expect(abs(Double(luma[x]) - (0.2126 * r + 0.7152 * g + 0.0722 * b)) < 1e-6)
    }
  }

  @Test(arguments: [-300, -2, 0, 3, 60, 300])
  func `a row laid beside the edge is cut there`(_ x: Int) {
    let operands = Kernel.Operands(width: 61, seed: 9)
    var row = PlanarRow(width: 40, color: .white)
    row.place(operands.row, at: x)
    for column in 0..<40 {
      let isInside = (0..<61).contains(column - x)
      let expected =
        isInside ? DoublePixel(operands.row, column - x) : DoublePixel(0, 0, 0, 0)
      #expect(DoublePixel(row, column) == expected)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `strength 0 leaves the row untouched to the bit`(_ seed: UInt64) {
    let operands = Kernel.Operands(width: 61, seed: seed)
    let nothing = [Float](repeating: 0, count: 61)
    var row = operands.row
    row.mixVibrant(
      material: operands.other, vibrant: operands.other, alpha: nothing, luma: nothing)
    row.composite(.white, coverage: nothing)
    row.composite(PlanarRow(width: 61))
    row.mix(with: operands.other, by: 0)
    row.mix(with: operands.other, by: nothing)
    row.mix(with: .white, by: 0)
    #expect(row == operands.row)
    row.clip(to: nothing, over: operands.other)
    #expect(row == operands.other)
    row.clip(to: [Float](repeating: 1, count: 61), over: operands.row)
    #expect(row == operands.other)
  }
}
