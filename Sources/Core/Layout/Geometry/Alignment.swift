// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Where views stand horizontally. Guides of a number of their own stand at `share` of the width where
/// a view sets no other.
package enum HorizontalAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
  case custom(Int, share: Double)
}

/// Where views stand vertically. Guides of a number of their own stand at `share` of the height where a
/// view sets no other.
package enum VerticalAlignment: Hashable, Sendable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
  case custom(Int, share: Double)
}

/// Where views stand in both directions.
package struct Alignment: Hashable, Sendable {
  /// Horizontally.
  package var horizontal: HorizontalAlignment
  /// Vertically.
  package var vertical: VerticalAlignment

  /// At the corner above the beginning.
  package static let topLeading = Alignment(.leading, .top)
  /// At the middle of the top.
  package static let top = Alignment(.center, .top)
  /// At the corner above the end.
  package static let topTrailing = Alignment(.trailing, .top)
  /// At the middle of the beginning.
  package static let leading = Alignment(.leading, .center)
  /// At the middle.
  package static let center = Alignment(.center, .center)
  /// At the middle of the end.
  package static let trailing = Alignment(.trailing, .center)
  /// At the corner below the beginning.
  package static let bottomLeading = Alignment(.leading, .bottom)
  /// At the middle of the bottom.
  package static let bottom = Alignment(.center, .bottom)
  /// At the corner below the end.
  package static let bottomTrailing = Alignment(.trailing, .bottom)

  /// An alignment.
  package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
