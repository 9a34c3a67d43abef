// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How the cells of a `Grid` stand.
package struct GridOptions: Hashable, Sendable {
  /// Where a cell stands that is smaller than its place.
  package var alignment = Alignment.center
  /// Points between columns; `nil`: the standard.
  package var horizontalSpacing: Double?
  /// Points between rows; `nil`: the standard.
  package var verticalSpacing: Double?

  /// The standard.
  package init() {}
}

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
package struct GridTrack: Hashable, Sendable {
  /// How wide it is, in points.
  package enum Length: Hashable, Sendable {
    case fixed(Double)
    case flexible(least: Double, most: Double)
    /// As many as there is room for.
    case adaptive(least: Double, most: Double)
  }

  /// How wide it is.
  package var length: Length
  /// Points behind it; `nil`: the standard, 8.
  package var spacing: Double?
  /// Where a cell stands in it; `nil`: the grid's.
  package var alignment: Alignment?

  /// The least width of a flexible track without one (Documented: `minimum: 10`).
  package static let standardLeast = 10.0
  /// A flexible track.
  package static let flexible = GridTrack(.flexible(least: standardLeast, most: .infinity))

  /// A track.
  package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
    (self.length, self.spacing, self.alignment) = (length, spacing, alignment)
  }
}

/// A `LazyVGrid` or `LazyHGrid`.
package struct LazyGrid: Hashable, Sendable {
  /// Along which lines of cells follow each other: vertical for `LazyVGrid`.
  package var axis: Axis
  /// Its columns, or rows.
  package var tracks: [GridTrack]
  /// Where tracks narrower than the grid stand.
  package var alignment = Alignment.center
  /// Points between lines; `nil`: the standard, 8.
  package var spacing: Double?

  /// A grid.
  package init(_ axis: Axis, _ tracks: [GridTrack]) { (self.axis, self.tracks) = (axis, tracks) }
}
