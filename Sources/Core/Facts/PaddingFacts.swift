// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A padding around all of a widget's content, within the margins that the system leaves.
package struct PaddingFacts: Sendable, Hashable {
  /// The widget, by the name of its type.
  package var widget: String
  /// Its family.
  package var family: Family
  /// The least of its four sides, in points.
  package var least: Double

  /// A padding of a widget.
  package init(_ least: Double, in widget: String, _ family: Family) {
    (self.least, self.widget, self.family) = (least, widget, family)
  }
}
