// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An integer that stores one sample: `UInt8` or `UInt16`.
public protocol CodeUnit: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {}

extension UInt8: CodeUnit {}
extension UInt16: CodeUnit {}

extension CodeUnit {
  /// The code of `value`, `0...1`: rounded half up, clamped; NaN becomes 0.
  ///
  /// A value within 2⁻¹³ of a code (8 bits; 2⁻⁷ for 16 bits) below a half counts as the half:
  /// `Float` puts many exact halves a hair too low.
  @inlinable @inline(__always)
  public init(quantizing value: Float) {
    // Adding 2²³ leaves the rounded integer in the low bits: no trap, no libm, and it vectorizes.
    let scaled = clamped(value) * Float(Self.max) + (Self.bitWidth == 8 ? 0x1p-13 : 0x1p-7)
    self.init(truncatingIfNeeded: (scaled + 0x1p23).bitPattern)
  }
}
