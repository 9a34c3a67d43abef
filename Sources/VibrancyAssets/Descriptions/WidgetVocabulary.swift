// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The names a description may use, from those who know what they mean.
package struct WidgetVocabulary: Sendable {
  /// A widget family.
  package struct Family: Sendable, Hashable {
    /// WidgetKit's name.
    package let name: String
    /// A short name for it.
    package let alias: String
    /// Whether AccessoryWidgetBackground exists in it.
    package let hasAccessoryBackground: Bool

    /// A family.
    package init(name: String, alias: String, hasAccessoryBackground: Bool) {
      (self.name, self.alias) = (name, alias)
      self.hasAccessoryBackground = hasAccessoryBackground
    }
  }

  /// The families.
  package let families: [Family]
  /// The places a widget is shown in.
  package let places: [String]
  /// The values of `accentedRendering`.
  package let accentedRenderings: [String]

  /// A vocabulary.
  package init(families: [Family], places: [String], accentedRenderings: [String]) {
    (self.families, self.places) = (families, places)
    self.accentedRenderings = accentedRenderings
  }

  /// WidgetKit's name of a family by that name or its alias.
  func family(_ name: String) -> Family? { families.first { $0.name == name || $0.alias == name } }
}
