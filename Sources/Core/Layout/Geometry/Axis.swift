// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A direction of layout.
package enum Axis: Hashable, Sendable {
  case horizontal
  case vertical

  /// The other direction.
  package var other: Axis {
    switch self {
    case .horizontal: .vertical
    case .vertical: .horizontal
    }
  }
}

/// A choice of directions.
package struct Axes: Hashable, Sendable {
  /// Whether the horizontal axis is chosen.
  package var horizontal: Bool
  /// Whether the vertical axis is chosen.
  package var vertical: Bool

  /// Both directions.
  package static let both = Axes(horizontal: true, vertical: true)

  /// A choice.
  package init(horizontal: Bool, vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
