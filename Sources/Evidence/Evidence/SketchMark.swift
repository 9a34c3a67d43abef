// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySyntax
internal import VibrancyVocabulary

/// Something that a widget shows.
package struct SketchMark: Sendable, Hashable, Codable {
  /// What it is.
  package enum Kind: Sendable, Hashable, Codable {
    /// Sets of catalogs by their paths, one of which is shown, and the names as the code has them.
    case picture(sets: [String], names: [String])
    /// A picture that is made or loaded while the widget runs.
    case made
    /// A system symbol, by the names it may have.
    case symbol([String])
    /// Text, as far as it is known; `…` stands for the rest.
    case text(String?)
    /// A color over all of its place, or a shape of it.
    case fill(SketchPaint, isShape: Bool, isStroke: Bool)
    /// `AccessoryWidgetBackground`.
    case accessoryBackground
    /// What is declared elsewhere, by its name.
    case unknown(String)
  }

  /// What it is.
  package let kind: Kind
  /// The expression that shows it.
  package let place: SourcePlace
  /// How it is marked.
  package let manner: Manner
  /// The ink of text, symbols and templates, where the code says one.
  package let ink: SketchPaint?
  /// Whether a condition that cannot be decided here stands before it.
  package let isMaybe: Bool
  /// Whether it takes the room it gets.
  package let isResizable: Bool
  /// The height of text in points; `nil`: the system's usual.
  package let textSize: Double?
}

/// A color of a sketch.
package enum SketchPaint: Sendable, Hashable, Codable {
  /// `#RRGGBB`, opaque.
  case hex(String)
  /// One of SwiftUI's colors by its name, opaque.
  case word(String)
  /// Color sets that code calls so.
  case named([String])
  /// Colors from one end to the other.
  case gradient([SketchPaint])
  /// Something else.
  case open
}
