// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A rectangle in points, y downwards.
package struct Rect: Hashable, Sendable {
  /// Its left edge.
  package var x: Double
  /// Its top edge.
  package var y: Double
  /// Its width.
  package var width: Double
  /// Its height.
  package var height: Double

  /// No place or length of a mark is greater than this, in points.
  package static let greatestLength = 1e6

  /// A rectangle.
  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Width and height.
  package var size: Size { Size(width, height) }
  /// The right edge.
  package var right: Double { x + width }
  /// The bottom edge.
  package var bottom: Double { y + height }

  /// Whether it has an area in common with another one.
  package func meets(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Whether all of another one lies in it.
  package func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// The least upright rectangle around this one after a transform.
  package func bounds(after transform: Affine) -> Rect {
    var low = transform([x, y])
    var high = low
    for corner in [SIMD2(right, y), SIMD2(x, bottom), SIMD2(right, bottom)] {
      let point = transform(corner)
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return Rect(low.x, low.y, high.x - low.x, high.y - low.y)
  }
}
