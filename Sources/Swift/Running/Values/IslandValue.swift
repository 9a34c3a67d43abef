// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What `DynamicIsland` is made of.
package struct IslandValue {
  /// What makes the views of the presentations but the expanded one.
  package var closures: [WidgetPart: SampleValue] = [:]
  /// What makes the regions of the expanded presentation.
  package var expanded: SampleValue?
  /// The margins that code set, by the parts that they are of.
  package var margins: [WidgetPart: IslandMargins] = [:]

  /// An island of nothing.
  package init() {}
}

/// The margins that code set in place of the system's, in points; `nil`: the system's.
package struct IslandMargins: Hashable, Sendable {
  /// From the top.
  package private(set) var top: Double?
  /// From where lines begin.
  package private(set) var leading: Double?
  /// From the bottom.
  package private(set) var bottom: Double?
  /// From where lines end.
  package private(set) var trailing: Double?

  /// The system's.
  package init() {}

  /// Sets a margin at edges that have none yet: the innermost modifier counts (Documented).
  ///
  /// - Parameter edges: Whether it is at the top, leading, bottom and trailing edge.
  package mutating func set(_ length: Double, at edges: [Bool]) {
    guard edges.count == 4, length.isFinite else { return }
    if edges[0] { top = top ?? length }
    if edges[1] { leading = leading ?? length }
    if edges[2] { bottom = bottom ?? length }
    if edges[3] { trailing = trailing ?? length }
  }

  /// These margins, and others where there are none.
  package func filled(with others: IslandMargins?) -> IslandMargins {
    var margins = self
    margins.top = top ?? others?.top
    margins.leading = leading ?? others?.leading
    margins.bottom = bottom ?? others?.bottom
    margins.trailing = trailing ?? others?.trailing
    return margins
  }
}
