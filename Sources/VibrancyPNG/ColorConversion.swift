// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the stored colors of a file become sRGB. Alpha is never touched.
enum ColorConversion {
  /// They are sRGB.
  case none
  /// A curve for each channel.
  case curve(CurveConversion)
  /// A curve, a matrix between linear spaces, the sRGB curve.
  case matrix(MatrixConversion)
  /// A profile that is neither, through Little CMS.
  case profile(ProfileConversion)

  /// Converts a row of r, g, b, a; `target` has as many codes as `source`.
  func convert<Code: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ source: [Code], into target: inout [UInt16]
  ) {
    switch self {
    case .none: for index in source.indices { target[index] = widened(source[index]) }
    case .curve(let curve): curve.convert(source, into: &target)
    case .matrix(let matrix): matrix.convert(source, into: &target)
    case .profile(let profile): profile.convert(source, into: &target)
    }
  }
}

/// The same share of full scale in 16 bits.
@inline(__always)
func widened<Code: FixedWidthInteger & UnsignedInteger>(_ code: Code) -> UInt16 {
  Code.bitWidth == 8 ? UInt16(truncatingIfNeeded: code) &* 257 : UInt16(truncatingIfNeeded: code)
}
