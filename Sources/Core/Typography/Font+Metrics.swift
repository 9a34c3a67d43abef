// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Font {
  /// The height of the box of one line in points, not rounded to pixels (Calibrated: 67 texts).
  package var lineHeight: Double {
    (ownHeights.map { $0.x + $0.y } ?? SystemMetrics.lineHeight) * size
  }
  /// From the top of that box to the baseline, in points (Calibrated, as above).
  package var ascent: Double { (ownHeights?.x ?? SystemMetrics.ascent) * size }
  /// From the baseline to the bottom of that box, in points.
  package var descent: Double { (ownHeights?.y ?? SystemMetrics.descent) * size }
  /// The height of a capital in points (Calibrated: 117 texts).
  package var capHeight: Double { SystemMetrics.capHeight * size }
}
