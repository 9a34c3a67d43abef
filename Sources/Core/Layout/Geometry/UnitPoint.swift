// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a box: 0…1 from its left and from its top.
package struct UnitPoint: Hashable, Sendable {
  /// Share of the width.
  package var x: Double
  /// Share of the height.
  package var y: Double

  package static let topLeading = UnitPoint(0, 0)
  package static let top = UnitPoint(0.5, 0)
  package static let topTrailing = UnitPoint(1, 0)
  package static let leading = UnitPoint(0, 0.5)
  package static let center = UnitPoint(0.5, 0.5)
  package static let trailing = UnitPoint(1, 0.5)
  package static let bottomLeading = UnitPoint(0, 1)
  package static let bottom = UnitPoint(0.5, 1)
  package static let bottomTrailing = UnitPoint(1, 1)

  /// A place.
  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The place in points in a box of a size.
  package func point(in size: Size) -> SIMD2<Double> {
    [Rect.bounded(Rect.bounded(x) * size.width), Rect.bounded(Rect.bounded(y) * size.height)]
  }
}
