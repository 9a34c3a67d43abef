// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A color in OKLab: a perceptual space in which distance is difference.
///
/// - Source: Björn Ottosson, “A perceptual color space for image processing”, 2020 (matrices as
///   corrected in January 2021), https://bottosson.github.io/posts/oklab/
package struct OKLab: Hashable, Sendable {
  /// Lightness, `0...1` (1 is the reference white).
  package var lightness: Double
  /// Green to red, about `-0.4...0.4`.
  package var a: Double
  /// Blue to yellow, about `-0.4...0.4`.
  package var b: Double

  /// A color from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// The coordinates of an encoded sRGB color.
  package init(_ color: EncodedColor) {
    let red = SRGBTransfer.linearized(Double(color.red))
    let green = SRGBTransfer.linearized(Double(color.green))
    let blue = SRGBTransfer.linearized(Double(color.blue))
    let l = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// ΔE_ok: the Euclidean distance to another color; white and black are 1 apart. Symmetric.
  package func difference(from other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, self.a - other.a, self.b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
