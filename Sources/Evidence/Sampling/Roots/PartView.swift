// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a part of a Live Activity shows.
package struct PartView {
  /// Which part.
  package let part: WidgetPart
  /// Its view, to be lowered.
  package let view: ViewValue
  /// The margins that code set, of a Dynamic Island.
  package let margins: IslandMargins

  init(_ part: WidgetPart, _ view: ViewValue, _ margins: IslandMargins = IslandMargins()) {
    (self.part, self.view, self.margins) = (part, view, margins)
  }
}
