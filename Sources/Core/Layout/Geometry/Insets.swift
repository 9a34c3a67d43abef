// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Distances from the edges of a box, in points.
package struct Insets: Hashable, Sendable {
  /// From the top.
  package var top: Double
  /// From where lines begin.
  package var leading: Double
  /// From the bottom.
  package var bottom: Double
  /// From where lines end.
  package var trailing: Double

  /// What `.padding()` without a length adds on each side (Calibrated: 16 on 5 pictures).
  package static let standardLength = 16.0
  /// `.padding()` without a length.
  package static let standard = Insets(all: standardLength)

  /// A distance for every edge.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// One distance for all edges.
  package init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// What is lost of the width.
  package var horizontal: Double { leading + trailing }
  /// What is lost of the height.
  package var vertical: Double { top + bottom }

  /// Only finite distances; the others are 0.
  var finite: Insets {
    Insets(
      top: Rect.bounded(top), leading: Rect.bounded(leading), bottom: Rect.bounded(bottom),
      trailing: Rect.bounded(trailing))
  }
}
