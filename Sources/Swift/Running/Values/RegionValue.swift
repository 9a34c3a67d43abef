// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A region of an expanded Dynamic Island.
package struct RegionValue {
  /// Which one.
  package let part: WidgetPart
  /// What makes its view.
  package let content: SampleValue
  /// Its claim to room beside the other side's.
  package let priority: Double
  /// The margins that code set.
  package var margins = IslandMargins()

  package init(_ part: WidgetPart, _ content: SampleValue, priority: Double) {
    (self.part, self.content, self.priority) = (part, content, priority)
  }
}
