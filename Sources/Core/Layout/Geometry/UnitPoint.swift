// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a box: 0…1 from its left and from its top.
package struct UnitPoint: Hashable, Sendable {
  /// Share of the width.
  package var x: Double
  /// Share of the height.
  package var y: Double

  /// The corner above the beginning.
  package static let topLeading = UnitPoint(0, 0)
  /// The middle of the top.
  package static let top = UnitPoint(0.5, 0)
  /// The corner above the end.
  package static let topTrailing = UnitPoint(1, 0)
  /// The middle of the beginning.
  package static let leading = UnitPoint(0, 0.5)
  /// The middle.
  package static let center = UnitPoint(0.5, 0.5)
  /// The middle of the end.
  package static let trailing = UnitPoint(1, 0.5)
  /// The corner below the beginning.
  package static let bottomLeading = UnitPoint(0, 1)
  /// The middle of the bottom.
  package static let bottom = UnitPoint(0.5, 1)
  /// The corner below the end.
  package static let bottomTrailing = UnitPoint(1, 1)

  /// A place.
  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The place in points in a box of a size.
  package func point(in size: Size) -> SIMD2<Double> {
    [Rect.bounded(Rect.bounded(x) * size.width), Rect.bounded(Rect.bounded(y) * size.height)]
  }
}
