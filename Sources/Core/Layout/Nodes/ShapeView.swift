// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing

/// A shape with what fills it and what is drawn along it.
package struct ShapeView: Hashable, Sendable {
  /// The shape.
  package var kind: ShapeKind
  /// What fills it; without a fill and a stroke the foreground style does.
  package var fill: ForegroundStyle?
  /// Whether parts covered twice stay open.
  package var isEvenOdd = false
  /// What the line is painted with; `nil`: the foreground style.
  package var strokePaint: ForegroundStyle?
  /// The line; `nil`: none.
  package var stroke: StrokeStyle?
  /// Whether the line is inside the edge, as `strokeBorder` draws it.
  package var isBorder = false
  /// Which part of its outline is filled and drawn along; `nil`: all of it.
  package var trim: Trim?
  /// Points by which it is smaller than its frame on each side.
  package var inset = 0.0

  /// A shape in a style.
  package init(_ kind: ShapeKind, fill: ForegroundStyle? = nil) {
    (self.kind, self.fill) = (kind, fill)
  }

  /// A line along a shape.
  package init(_ kind: ShapeKind, stroke: StrokeStyle, paint: ForegroundStyle? = nil) {
    (self.kind, self.stroke, strokePaint) = (kind, stroke, paint)
  }
}

/// A part of an outline by its length.
package struct Trim: Hashable, Sendable {
  /// Where it begins, `0...1`.
  package var start: Double
  /// Where it ends, `0...1`.
  package var end: Double

  /// A part.
  package init(_ start: Double, _ end: Double) { (self.start, self.end) = (start, end) }
}
