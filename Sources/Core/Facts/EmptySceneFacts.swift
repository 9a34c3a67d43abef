// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A scene in which a widget shows nothing in a family, whatever its data, though it does elsewhere.
package struct EmptySceneFacts: Sendable, Hashable {
  /// The widget, by the name of its type.
  package var widget: String
  /// Its family.
  package var family: Family
  /// Where nothing of it is seen.
  package var place: Place
  /// A place where something is.
  package var shownPlace: Place
  /// Whether data of the project's own show so.
  package var isCertain: Bool

  /// A widget that is empty in one place and not in another.
  package init(
    _ widget: String, in family: Family, at place: Place, shownPlace: Place, isCertain: Bool = true
  ) {
    (self.widget, self.family, self.place) = (widget, family, place)
    (self.shownPlace, self.isCertain) = (shownPlace, isCertain)
  }
}
