// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Converts each of r, g, b by one table; grays stay gray.
struct CurveConversion {
  /// The sRGB code of each stored code: 256 or 65,536 entries.
  let codes: [UInt16]

  /// - Precondition: `codes` has an entry for each code that the rows hold.
  init(codes: [UInt16]) { self.codes = codes }

  /// The table for samples of BT.709 primaries and another curve.
  init(_ transfer: TransferFunction, bitDepth: Int) {
    let largest = bitDepth == 16 ? 65_535 : 255
    codes = (0...largest).map { code in
      let linear = transfer.linear(Double(code) / Double(largest))
      return UInt16(TransferFunction.sRGBCode(linear) * 65_535 + 0.5)
    }
  }

  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    precondition(source.count == target.count)
    for pixel in 0..<(source.count / 4) {
      let index = pixel &* 4
      target[index] = codes[Int(truncatingIfNeeded: source[index])]
      target[index + 1] = codes[Int(truncatingIfNeeded: source[index + 1])]
      target[index + 2] = codes[Int(truncatingIfNeeded: source[index + 2])]
      target[index + 3] = widened(source[index + 3])
    }
  }
}
