// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A rectangle of pixels; empty where a side is not above 0.
package struct PixelBounds: Hashable, Sendable {
  /// First column, and the one after the last.
  package var left: Int, right: Int
  /// First row, and the one after the last.
  package var top: Int, bottom: Int

  /// A rectangle by its edges.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// No pixels.
  package static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  /// Whether it has no pixels.
  package var isEmpty: Bool { right <= left || bottom <= top }
  /// Columns, from 0.
  package var width: Int { max(0, right - left) }
  /// Rows, from 0.
  package var height: Int { max(0, bottom - top) }

  /// The rectangle so many columns further to the right, and rows further down.
  func moved(_ x: Int, _ y: Int) -> PixelBounds {
    PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// What two have in common.
  package func intersection(_ other: PixelBounds) -> PixelBounds {
    let both = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  /// The least rectangle around two.
  package func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}
