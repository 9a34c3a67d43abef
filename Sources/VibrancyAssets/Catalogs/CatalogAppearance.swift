// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The look a slot is meant for, or that is wanted.
package struct CatalogAppearance: Sendable, Hashable {
  /// How bright the surroundings are, or that the user tinted them.
  package enum Luminosity: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Of app icons only.
    case tinted
  }

  /// `nil` in a slot is any; wanted, it is light.
  package var luminosity: Luminosity?
  /// For users who ask for more contrast; in a slot `false` is any.
  package var hasHighContrast = false
  /// What else a slot states and nobody here knows; such a slot is never looked up.
  package var unknown: [String] = []

  /// A look.
  package init(_ luminosity: Luminosity? = nil, hasHighContrast: Bool = false) {
    (self.luminosity, self.hasHighContrast) = (luminosity, hasHighContrast)
  }
}
