// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension CIELab {
  /// L* of a relative luminance, `0...1`; white point D65, as WCAG's luminance has it.
  ///
  /// `116·f(Y) − 16`, with `f(Y) = Y^⅓` above (6/29)³, else `(841/108)·Y + 4/29`.
  ///
  /// - Source: CIE 15:2004.
  /// - Returns: `0...100`.
  package static func lightness(ofLuminance luminance: Double) -> Double {
    luminance > 216.0 / 24_389 ? 116 * cbrt(luminance) - 16 : 24_389.0 / 27 * luminance
  }
}
