// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyLayout
package import VibrancySyntax

/// A `Shape`, with what it is filled with or not.
package struct ShapeValue {
  /// The shape; a shape of the sources stands in `own`.
  package var view: ShapeView
  /// A shape of the sources, whose path is made for the size it gets.
  package var own: SampleValue?
  /// Whether it was filled or stroked, and is a view rather than a shape.
  package var isPainted = false
  /// How it is turned, moved or scaled about the middle of its box, the inner first.
  package var turns: [ShapeTurn] = []
  /// The shapes of further fills and strokes, which lie below this one.
  package var below: [ShapeValue] = []
  /// Where it is written.
  package var spot: Spot
  /// Where it was filled or stroked last.
  package var paintSpot: Spot?

  /// A shape.
  package init(_ kind: ShapeKind, at spot: Spot) { (view, self.spot) = (ShapeView(kind), spot) }
}

/// What `rotation`, `scale`, `offset` and `size` do to a shape.
package enum ShapeTurn {
  /// In degrees.
  case rotation(Double, UnitPoint)
  case scale(Double, Double, UnitPoint)
  /// In points.
  case offset(Double, Double)
  /// In points.
  case size(Size)
}
