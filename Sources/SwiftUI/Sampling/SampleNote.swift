// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyRunning
package import VibrancySyntax

/// What a reader of a widget's pictures should know.
package struct SampleNote: Hashable, Sendable {
  /// Where it is about; `nil`: the widget as a whole.
  package var spot: Spot?
  /// The widget's type.
  package var widget: String
  /// What is to be known, in one line without the place.
  package var reason: String

  /// A note.
  package init(_ reason: String, widget: String, at spot: Spot? = nil) {
    (self.reason, self.widget, self.spot) = (reason, widget, spot)
  }
}
