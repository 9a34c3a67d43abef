// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
package import VibrancyVocabulary

/// How a widget looks in each of its families, as far as its code reports: for those who draw it anew.
package struct WidgetSketch: Sendable, Hashable, Codable {
  /// The name of the target it is in.
  package let target: String
  /// The system the target is made for.
  package let platform: ProjectTarget.Platform
  /// The name of the widget's type.
  package let widget: String
  /// Where the type is declared.
  package let place: SourcePlace
  /// Whether a place may remove its container background.
  package let backgroundIsRemovable: Bool
  /// Whether the system leaves room at its edges.
  package let hasMargins: Bool
  /// What it shows, a family each, in the order of `Family`.
  package var families: [FamilySketch] = []
}
