// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyRunning

/// What a part of a Live Activity shows.
package struct PartView {
  /// Which part.
  package let part: WidgetPart
  /// Its view, to be lowered.
  package let view: ViewValue
  /// The margins that code set, of a Dynamic Island.
  package let margins: IslandMargins
  /// Its claim to room, of a region of the expanded Dynamic Island.
  package let priority: Double

  init(
    _ part: WidgetPart, _ view: ViewValue, _ margins: IslandMargins = IslandMargins(),
    priority: Double = 0
  ) {
    (self.part, self.view, self.margins, self.priority) = (part, view, margins, priority)
  }
}
