// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// What the body of a widget gives.
package struct ConfigurationValue {
  /// What is configured.
  package var kind: SampledWidget.Kind
  /// Where it is made.
  package var spot: Spot?
  /// The timeline provider; `nil`: none is needed, or it is not known.
  package var provider: SampleValue?
  /// The closure that makes the view of an entry or context; `nil`: it is not known.
  package var content: SampleValue?
  /// The closure that makes the Dynamic Island.
  package var island: SampleValue?
  /// The type of a Live Activity's attributes, or of a widget's intent.
  package var subject: SampleValue?
  /// The families it supports; `nil`: all.
  package var families: [Family]?
  /// The name in the system's gallery.
  package var displayName: String?
  /// Whether a Live Activity has a small form of its own.
  package var hasSmallActivity = false
  /// Whether the system leaves room at its edges.
  package var hasMargins = true
  /// Whether a place may remove its container background.
  package var backgroundIsRemovable = true
  /// Where it asks not to be offered.
  package var disfavored = DisfavoredLocations()

  /// A configuration of a kind.
  package init(_ kind: SampledWidget.Kind) { self.kind = kind }
}
