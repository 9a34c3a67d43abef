// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The size of a family on a screen: what its slot takes, and what its view is given.
package struct SlotSize: Sendable, Hashable {
  /// The slot's size on the screen in points: neighboring slots keep clear of it.
  package let platter: PointSize
  /// The size in points that the view is laid out in, drawn in the middle of the platter. Smaller
  /// than the platter for accessories of an iPhone; the same size for all else.
  package let content: PointSize
  /// The device whose size it is, if it is not the one asked for.
  package let borrowedFrom: String?

  /// A size.
  ///
  /// - Parameter content: As large as the platter if not given.
  init(platter: PointSize, content: PointSize? = nil, borrowedFrom: String? = nil) {
    (self.platter, self.content) = (platter, content ?? platter)
    self.borrowedFrom = borrowedFrom
  }
}
