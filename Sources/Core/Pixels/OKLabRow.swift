// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A row of colors in OKLab, as planes of `Float`; within 1e-6 of `OKLab`.
///
/// Stretches without content can be left as they are, flat ones filled: real art is mostly both.
package struct OKLabRow: Sendable {
  /// Lightness, `0...1`.
  package private(set) var lightness: [Float]
  /// Green to red.
  package private(set) var a: [Float]
  /// Blue to yellow.
  package private(set) var b: [Float]

  /// A row of black.
  package init(width: Int) {
    lightness = [Float](repeating: 0, count: width)
    (a, b) = (lightness, lightness)
  }

  /// Converts part of a row of linear light, `0...1`.
  ///
  /// - Precondition: The range lies in this row and in each plane.
  package mutating func convert(
    red: [Float], green: [Float], blue: [Float], in range: Range<Int>
  ) {
    Self.convert(red, green, blue, range, &lightness, &a, &b)
  }

  private static func convert(
    _ red: [Float], _ green: [Float], _ blue: [Float], _ range: Range<Int>,
    _ lightness: inout [Float], _ a: inout [Float], _ b: inout [Float]
  ) {
    // Parts that start at 0 leave no bounds to check inside the loop, so it vectorizes.
    let red = red.span.extracting(range)
    let (green, blue) = (green.span.extracting(range), blue.span.extracting(range))
    var l = lightness.mutableSpan
    var a = a.mutableSpan
    var b = b.mutableSpan
    let (start, count) = (range.lowerBound, red.count)
    precondition(start >= 0 && start + count <= l.count && green.count == count)
    precondition(l.count == a.count && l.count == b.count && blue.count == count)
    for x in 0..<count {
      (l[start + x], a[start + x], b[start + x]) = coordinates(red[x], green[x], blue[x])
    }
  }

  /// L, a and b of linear light, `0...1` a channel.
  @inline(__always)
  static func coordinates(_ red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
    let long = cubeRoot(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_993 * blue)
    let medium = cubeRoot(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_957 * blue)
    let short = cubeRoot(0.088_302_462 * red + 0.281_718_838 * green + 0.629_978_7 * blue)
    return (
      0.210_454_255 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
      1.977_998_495 * long - 2.428_592_205 * medium + 0.450_593_71 * short,
      0.025_904_037 * long + 0.782_771_766 * medium - 0.808_675_766 * short
    )
  }

  /// Repeats the first pixel of a range over the range.
  package mutating func repeatFirst(in range: Range<Int>) {
    Self.repeatFirst(in: range, of: &lightness)
    Self.repeatFirst(in: range, of: &a)
    Self.repeatFirst(in: range, of: &b)
  }

  private static func repeatFirst(in range: Range<Int>, of plane: inout [Float]) {
    var plane = plane.mutableSpan
    guard let first = range.first else { return }
    let value = plane[first]
    for x in range { plane[x] = value }
  }

  /// ΔE_ok between pixel `x` and pixel `other` of a second row.
  package func difference(_ x: Int, from other: Int, of row: OKLabRow) -> Double {
    let l = Double(lightness[x]) - Double(row.lightness[other])
    let (a, b) = (
      Double(self.a[x]) - Double(row.a[other]), Double(self.b[x]) - Double(row.b[other])
    )
    return (l * l + a * a + b * b).squareRoot()
  }

  /// Returns `true` if color goes on in the same direction across three pixels: the angle between
  /// both steps is acute.
  package func goesOn(from first: Int, through middle: Int, to last: Int) -> Bool {
    let l = (lightness[middle] - lightness[first]) * (lightness[last] - lightness[middle])
    return l + (a[middle] - a[first]) * (a[last] - a[middle])
      + (b[middle] - b[first]) * (b[last] - b[middle]) > 0
  }

  /// The same across pixel `x` of a row above, of this one and of a row below.
  package func goesOn(_ x: Int, from above: OKLabRow, to below: OKLabRow) -> Bool {
    let l = (lightness[x] - above.lightness[x]) * (below.lightness[x] - lightness[x])
    return l + (a[x] - above.a[x]) * (below.a[x] - a[x])
      + (b[x] - above.b[x]) * (below.b[x] - b[x]) > 0
  }

  /// The pixels of a range that differ by more than a ΔE_ok from those `shift` further right in a
  /// row.
  ///
  /// - Parameter range: At most 64 pixels; with `shift`, inside both rows.
  /// - Returns: A bit a pixel, the first the lowest.
  package func pixels(
    in range: Range<Int>, differingFrom row: OKLabRow, shift: Int, byMoreThan difference: Float
  ) -> UInt64 {
    let moved = range.lowerBound + shift..<range.upperBound + shift
    let (l, a) = (lightness.span.extracting(range), self.a.span.extracting(range))
    let b = self.b.span.extracting(range)
    let (m, c) = (row.lightness.span.extracting(moved), row.a.span.extracting(moved))
    let d = row.b.span.extracting(moved)
    let (count, limit) = (range.count, difference * difference)
    precondition(count <= 64 && l.count == count && a.count == count && b.count == count)
    precondition(m.count == count && c.count == count && d.count == count)
    // Counting vectorizes; most stretches have none.
    var hits: Int32 = 0
    for x in 0..<count {
      let (p, q, r) = (l[x] - m[x], a[x] - c[x], b[x] - d[x])
      hits &+= p * p + q * q + r * r > limit ? 1 : 0
    }
    guard hits > 0 else { return 0 }
    var bits: UInt64 = 0
    for x in 0..<count {
      let (p, q, r) = (l[x] - m[x], a[x] - c[x], b[x] - d[x])
      bits |= (p * p + q * q + r * r > limit ? 1 : 0) << UInt64(truncatingIfNeeded: x)
    }
    return bits
  }
}

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

/// The cube root of a number from 0 to about 100, to `Float`'s precision; 0 gives less than 1e-8.
///
/// A guess from a third of the bits, then Halley's step twice: no call, so loops vectorize.
@inlinable @inline(__always)
package func cubeRoot(_ x: Float) -> Float {
  // Keeps the guess's cube from vanishing, which would divide 0 by 0.
  let x = x + 1e-25
  var third = Int32(bitPattern: x.bitPattern)
  third = (third >> 2) &+ (third >> 4)
  third = third &+ (third >> 4)
  third = third &+ (third >> 8)
  var root = Float(bitPattern: UInt32(bitPattern: third &+ 0x2a51_37a0))
  var cube = root * root * root
  root = root * (cube + 2 * x) / (2 * cube + x)
  cube = root * root * root
  root = root * (cube + 2 * x) / (2 * cube + x)
  return root
}
