// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The sRGB transfer function for rows of `Float` that hold no codes: linear light within 1e-7.
///
/// A tangent from the nearest of 4097 points: one look-up, and no conversion that could trap.
package struct LuminanceTable: Sendable {
  private struct Point: Sendable {
    var value: Float
    /// For a whole step.
    var rise: Float
  }

  private let points: [Point]
  private static let steps: Float = 4096

  /// The table, built once.
  package static let shared = LuminanceTable()

  private init() {
    points = (0...4096).map { index in
      let encoded = Double(index) / 4096
      let slope =
        encoded <= 0.040_45
        ? 1 / 12.92
        : 2.4 / 1.055 * SRGBTransfer.linearized(encoded) / ((encoded + 0.055) / 1.055)
      return Point(value: Float(SRGBTransfer.linearized(encoded)), rise: Float(slope / 4096))
    }
  }

  /// Relative luminance of an encoded color, `0...1`; clamped, NaN becomes 0.
  package func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    Self.luminance(red, green, blue, points.span)
  }

  /// Relative luminance of the pixels of a range, `0...1` each.
  ///
  /// - Precondition: The range lies inside both rows.
  package func luminance(of row: PlanarRow, in range: Range<Int>, into luminance: inout [Float]) {
    let (r, g) = (row.red.span.extracting(range), row.green.span.extracting(range))
    let (b, table, count) = (row.blue.span.extracting(range), points.span, range.count)
    var l = luminance.mutableSpan
    let start = range.lowerBound
    precondition(r.count == count && g.count == count && b.count == count)
    precondition(start >= 0 && start + count <= l.count)
    guard count > 0 else { return }
    let (red, green, blue) = (r[0], g[0], b[0])
    // Counting vectorizes, and most stretches are flat or grey.
    var different: Int32 = 0
    for x in 0..<count {
      different &+= (r[x] != red ? 1 : 0) | (g[x] != green ? 1 : 0) | (b[x] != blue ? 1 : 0)
    }
    if different == 0 {
      let value = Self.luminance(red, green, blue, table)
      for x in 0..<count { l[start + x] = value }
      return
    }
    var colored: Int32 = 0
    for x in 0..<count { colored &+= (r[x] != g[x] ? 1 : 0) | (r[x] != b[x] ? 1 : 0) }
    if colored == 0 {
      for x in 0..<count { l[start + x] = Self.linearized(r[x], table) }
    } else {
      var x = 0
      while x < count {
        // Beside a soft edge all is flat.
        let (red, green, blue) = (r[x], g[x], b[x])
        let value = Self.luminance(red, green, blue, table)
        repeat {
          l[start &+ x] = value
          x &+= 1
        } while x < count && r[x] == red && g[x] == green && b[x] == blue
      }
    }
  }

  /// Linear light of encoded greys in place, `0...1` each.
  package func linearize(_ grays: inout [Float]) {
    let (table, count) = (points.span, grays.count)
    var grays = grays.mutableSpan
    for x in 0..<count { grays[x] = Self.linearized(grays[x], table) }
  }

  /// Linear light of an encoded value, `0...1`.
  func linearized(_ encoded: Float) -> Float { Self.linearized(encoded, points.span) }

  @inline(__always)
  private static func luminance(
    _ red: Float, _ green: Float, _ blue: Float, _ table: Span<Point>
  ) -> Float {
    // A grey is looked up once, and has the luminance it has everywhere else.
    if red == green, red == blue { return linearized(red, table) }
    return 0.2126 * linearized(red, table) + 0.7152 * linearized(green, table)
      + 0.0722 * linearized(blue, table)
  }

  @inline(__always)
  private static func linearized(_ encoded: Float, _ table: Span<Point>) -> Float {
    let position = clamped(encoded) * steps
    // Adding 2²³ leaves the nearest integer in the low bits.
    let rounded = position + 0x1p23
    let point = table[Int(rounded.bitPattern & 0x1FFF)]
    return point.value + point.rise * (position - (rounded - 0x1p23))
  }

  /// ΔE_ok between pixel `x` of two opaque, encoded rows; within 1e-5.
  package func difference(of row: PlanarRow, from other: PlanarRow, at x: Int) -> Float {
    let (one, two) = (
      (row.red[x], row.green[x], row.blue[x]), (other.red[x], other.green[x], other.blue[x])
    )
    if one == two { return 0 }
    let (p, q) = (oklab(one.0, one.1, one.2), oklab(two.0, two.1, two.2))
    let (l, a, b) = (p.0 - q.0, p.1 - q.1, p.2 - q.2)
    return (l * l + a * a + b * b).squareRoot()
  }

  private func oklab(_ red: Float, _ green: Float, _ blue: Float) -> (Float, Float, Float) {
    let (red, green, blue) = (linearized(red), linearized(green), linearized(blue))
    return OKLabRow.coordinates(red, green, blue)
  }
}

/// Relative luminance and L* of encoded greys in `Double`, without a call to `pow`: within 1e-11.
///
/// Cubic pieces that meet the functions and their slopes; where a function has a corner inside a
/// piece, it is worked out.
package struct GrayTable: Sendable {
  @usableFromInline struct Piece: Sendable {
    @usableFromInline var luminance, luminanceSlope, lightness, lightnessSlope: Double

    init(luminance: Double, luminanceSlope: Double, lightness: Double, lightnessSlope: Double) {
      (self.luminance, self.luminanceSlope) = (luminance, luminanceSlope)
      (self.lightness, self.lightnessSlope) = (lightness, lightnessSlope)
    }
  }

  @inlinable static var steps: Int { 1024 }
  /// The corners of the transfer function and of L*, as encoded greys.
  private static let corners = [0.040_45, SRGBTransfer.encoded(216.0 / 24_389)]
  @usableFromInline let pieces: [Piece]
  @usableFromInline let exactPieces: (Int, Int)

  /// The table, built once.
  package static let shared = GrayTable()

  private init() {
    let step = 1 / Double(Self.steps)
    pieces = (0...Self.steps).map { index in
      let gray = Double(index) * step
      let luminance = SRGBTransfer.linearized(gray)
      let base = (gray + 0.055) / 1.055
      let slope = gray <= Self.corners[0] ? 1 / 12.92 : 2.4 / 1.055 * luminance / base
      let lightness = CIELab.lightness(ofLuminance: luminance)
      let rise =
        gray <= Self.corners[1] ? 24_389.0 / 27 : (lightness + 16) / (3 * luminance)
      return Piece(
        luminance: luminance, luminanceSlope: slope * step, lightness: lightness,
        lightnessSlope: rise * slope * step)
    }
    exactPieces = (
      Int(Self.corners[0] * Double(Self.steps)), Int(Self.corners[1] * Double(Self.steps))
    )
  }

  /// Relative luminance, `0...1`, and L*, `0...100`, of an encoded grey, `0...1`; clamped.
  @inlinable @inline(__always)
  package func values(of gray: Double) -> (luminance: Double, lightness: Double) {
    let place = (gray > 0 ? (gray < 1 ? gray : 1) : 0) * Double(Self.steps)
    let index = min(Int(place), Self.steps - 1)
    if index == exactPieces.0 || index == exactPieces.1 {
      let luminance = SRGBTransfer.linearized(place / Double(Self.steps))
      return (luminance, CIELab.lightness(ofLuminance: luminance))
    }
    let (low, high, t) = (pieces[index], pieces[index &+ 1], place - Double(index))
    return (
      Self.cubic(low.luminance, low.luminanceSlope, high.luminance, high.luminanceSlope, t),
      Self.cubic(low.lightness, low.lightnessSlope, high.lightness, high.lightnessSlope, t)
    )
  }

  /// Hermite's cubic from value and slope `p`, `u` to `q`, `v`.
  @inlinable @inline(__always)
  static func cubic(
    _ p: Double, _ u: Double, _ q: Double, _ v: Double, _ t: Double
  ) -> Double {
    let d = q - p
    return p + t * (u + t * (3 * d - 2 * u - v + t * (u + v - 2 * d)))
  }
}
