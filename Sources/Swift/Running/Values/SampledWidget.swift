// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// A widget, Live Activity or control as its configuration describes it.
package struct SampledWidget {
  /// What it is.
  package enum Kind: String, Sendable, Hashable {
    case widget, activity, control
  }

  /// The name of its type.
  package var name: String
  /// What it is.
  package var kind: Kind
  /// Where its type is declared.
  package var spot: Spot
  /// The families it supports on its platform, in the order of `Family`; empty unless it is a widget.
  package var families: [Family] = []
  /// The name in the system's gallery; `nil`: none is known.
  package var displayName: String?
  /// Whether the system leaves room at its edges.
  package var hasMargins = true
  /// Whether a place may remove its container background.
  package var backgroundIsRemovable = true
  /// Where it asks not to be offered.
  package var disfavored = DisfavoredLocations()
  /// What it shows; empty where its configuration was not understood.
  package var parts: [WidgetPart] = []
  /// The index of its type in the program.
  package var type: Int
  /// The configuration that its body gives; `nil`: it was not understood.
  package var configuration: ConfigurationValue?
  /// The first call in its body that was not followed, where that gives no configuration.
  package var gap: Gap?

  /// A widget of a type of the sources.
  package init(name: String, kind: Kind, spot: Spot, type: Int) {
    (self.name, self.kind, self.spot, self.type) = (name, kind, spot, type)
  }
}
