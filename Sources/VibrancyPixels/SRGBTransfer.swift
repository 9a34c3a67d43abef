// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The sRGB transfer function, in `Double`; for tables and single colors, not for pixel loops.
///
/// - Source: IEC 61966-2-1, with the threshold 0.04045.
public enum SRGBTransfer {
  /// Linear light of an encoded value; both `0...1`.
  public static func linearized(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The encoded value of linear light; both `0...1`.
  public static func encoded(_ linear: Double) -> Double {
    linear <= 0.0031308 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
