// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// How far a view wants to be from its neighbour at one of its edges, in points.
///
/// Two kinds of neighbours are known: text, whose distance depends on its font, and anything else.
/// Distances are Calibrated on pictures of SwiftUI's own drawing (7 pairs of text within .1 pt, 6 of text
/// and other views within .26 pt); between other views it is 8 (6 pairs).
struct EdgeSpacing: Hashable {
  /// Between views that are not text.
  static let standard = 8.0

  /// Whether something other than text is at the edge.
  var hasOther = false
  /// Whether text is at the edge.
  var hasText = false
  /// From the text at the edge to a view that is not text.
  var toOther = 0.0
  /// From the text at the edge to text above it.
  var toText = 0.0

  /// Nothing at the edge wants a distance: a spacer.
  static let none = EdgeSpacing()
  /// A view that is not text.
  static let other = EdgeSpacing(hasOther: true)

  /// Both views are at the edge.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      hasOther: hasOther || other.hasOther, hasText: hasText || other.hasText,
      toOther: max(toOther, other.toOther), toText: max(toText, other.toText))
  }

  /// The distance to what follows: the greatest that any pair wants.
  func distance(to next: EdgeSpacing) -> Double {
    var distance = 0.0
    if hasOther, next.hasOther { distance = max(distance, Self.standard) }
    if hasText, next.hasOther { distance = max(distance, toOther) }
    if hasOther, next.hasText { distance = max(distance, next.toOther) }
    if hasText, next.hasText { distance = max(distance, next.toText) }
    return distance
  }
}

/// The distances that a view wants at its edges.
struct EdgeSpacings: Hashable {
  var top = EdgeSpacing.other
  var leading = EdgeSpacing.other
  var bottom = EdgeSpacing.other
  var trailing = EdgeSpacing.other

  /// A spacer's.
  static let none = EdgeSpacings(top: .none, leading: .none, bottom: .none, trailing: .none)

  /// At the beginning of an axis.
  func start(_ axis: Axis) -> EdgeSpacing {
    switch axis {
    case .horizontal: leading
    case .vertical: top
    }
  }

  /// At the end of an axis.
  func end(_ axis: Axis) -> EdgeSpacing {
    switch axis {
    case .horizontal: trailing
    case .vertical: bottom
    }
  }

  /// Both views are at all edges.
  func union(_ other: EdgeSpacings) -> EdgeSpacings {
    EdgeSpacings(
      top: top.union(other.top), leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom), trailing: trailing.union(other.trailing))
  }
}
