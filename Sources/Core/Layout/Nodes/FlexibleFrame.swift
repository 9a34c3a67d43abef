// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
package struct FlexibleFrame: Hashable, Sendable {
  /// The least, ideal and greatest length along an axis.
  package struct Range: Hashable, Sendable {
    /// The least length.
    package var least: Double?
    /// The length without a proposal.
    package var ideal: Double?
    /// The greatest length.
    package var most: Double?

    /// A range.
    package init(_ least: Double? = nil, ideal: Double? = nil, most: Double? = nil) {
      (self.least, self.ideal, self.most) = (least, ideal, most)
    }
  }

  /// The width.
  package var width = Range()
  /// The height.
  package var height = Range()
  /// Where a smaller view stands.
  package var alignment = Alignment.center

  /// A frame.
  package init(width: Range = Range(), height: Range = Range(), alignment: Alignment = .center) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
  }
}

/// `containerRelativeFrame(_:count:span:spacing:alignment:)`, or `containerRelativeFrame(_:alignment:_:)`
/// with the lengths that code computes, in points.
package struct ContainerRelativeFrame: Hashable, Sendable {
  /// The axes it decides.
  package var axes: Axes
  /// In how many parts the container is divided.
  package var count = 1
  /// How many of them the view takes.
  package var span = 1
  /// Points between parts.
  package var spacing = 0.0
  /// The width that code computes, in place of a share.
  package var width: Double?
  /// The height that code computes, in place of a share.
  package var height: Double?
  /// Where a smaller view stands.
  package var alignment = Alignment.center

  /// The whole container.
  package init(_ axes: Axes) { self.axes = axes }
}

/// How a view is a cell of a `Grid`.
package struct GridCell: Hashable, Sendable {
  /// How many columns it spans.
  package var columns = 1
  /// Where it stands in its place; `nil`: as the grid says.
  package var anchor: UnitPoint?
  /// The axes on which it has no part in the size of its column and row.
  package var unsizedAxes = Axes(horizontal: false, vertical: false)
  /// Where all cells of its column stand.
  package var columnAlignment: HorizontalAlignment?

  /// A cell of one column.
  package init() {}
}
