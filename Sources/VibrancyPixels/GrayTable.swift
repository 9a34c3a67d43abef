// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

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
