// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle of pixels from the top left; never empty.
package struct PixelRectangle: Sendable, Hashable {
  /// The first column.
  package let x: Int
  /// The first row.
  package let y: Int
  /// Columns, from 1.
  package let width: Int
  /// Rows, from 1.
  package let height: Int

  /// A rectangle; sides below 1 become 1.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y) = (x, y)
    (self.width, self.height) = (max(width, 1), max(height, 1))
  }

  /// The pixels inside.
  package var area: Int { width * height }

  /// Twice the sum of the sides, in pixels.
  package var perimeter: Int { 2 * (width + height) }

  /// The smallest rectangle that holds both.
  package func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
