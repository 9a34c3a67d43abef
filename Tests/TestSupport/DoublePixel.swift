// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// One premultiplied encoded pixel in `Double`: what kernels are compared with.
package struct DoublePixel: Sendable, Equatable {
  /// Red × α.
  package var red: Double
  /// Green × α.
  package var green: Double
  /// Blue × α.
  package var blue: Double
  /// α.
  package var alpha: Double

  /// A pixel from premultiplied channels.
  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// An opaque color.
  package init(_ color: EncodedColor) {
    self.init(Double(color.red), Double(color.green), Double(color.blue), 1)
  }

  /// Pixel `x` of a row.
  package init(_ row: PlanarRow, _ x: Int) {
    self.init(
      Double(row.red[x]), Double(row.green[x]), Double(row.blue[x]), Double(row.alpha[x]))
  }

  /// The premultiplied luma.
  package var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Each channel, α too, through a function of this pixel's and another's.
  package func zipped(
    with other: DoublePixel, _ body: (Double, Double) -> Double
  ) -> DoublePixel {
    DoublePixel(
      body(red, other.red), body(green, other.green), body(blue, other.blue),
      body(alpha, other.alpha))
  }

  /// Each color channel through a function of this pixel's and another's; α stays.
  package func colored(
    with other: DoublePixel, _ body: (Double, Double) -> Double
  ) -> DoublePixel {
    DoublePixel(
      body(red, other.red), body(green, other.green), body(blue, other.blue), alpha)
  }

  /// The largest difference of any channel.
  package func distance(to other: DoublePixel) -> Double {
    let difference = zipped(with: other) { abs($0 - $1) }
    return max(difference.red, difference.green, difference.blue, difference.alpha)
  }
}
