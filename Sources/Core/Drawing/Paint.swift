// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

/// A color with its opacity: straight, display-encoded sRGB.
package struct PaintColor: Hashable, Sendable {
  /// The color.
  package var color: EncodedColor
  /// Its alpha, `0...1`.
  package var opacity: Float

  /// A color.
  package init(_ color: EncodedColor, opacity: Float = 1) {
    (self.color, self.opacity) = (color, opacity)
  }
}

/// A color of a gradient.
package struct GradientStop: Hashable, Sendable {
  /// The color.
  package var color: PaintColor
  /// Where it stands, `0...1` along the gradient.
  package var location: Double

  /// A stop.
  package init(_ color: PaintColor, at location: Double) {
    (self.color, self.location) = (color, location)
  }
}

/// What fills a shape. Places are in points, in the coordinates of the shape.
package enum Paint: Hashable, Sendable {
  /// One color.
  case color(PaintColor)
  /// Along a line.
  case linear([GradientStop], from: SIMD2<Double>, to: SIMD2<Double>)
  /// From one radius to another about a center.
  case radial([GradientStop], center: SIMD2<Double>, from: Double, to: Double)
  /// Around a center, between two angles in radians, clockwise from the right.
  case angular([GradientStop], center: SIMD2<Double>, from: Double, to: Double)
}
