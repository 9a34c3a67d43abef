// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// One place in the sources that shows a set, and how.
package struct AssetUse: Sendable, Hashable {
  /// Where a use is shown.
  package enum Kind: String, Sendable, Hashable {
    /// In a widget: vibrant, accented or in full color.
    case widget
    /// By a ClockKit provider, which desaturates or makes a template by itself.
    case clockKit
    /// In a Live Activity alone.
    case activity
    /// In a control alone.
    case control
  }

  /// The expression that names the set, or the argument that passes its name on.
  package let place: SourcePlace
  /// The folder of the target it is in.
  package let target: String
  /// Whether the target is for watchOS.
  package let isWatch: Bool
  /// Where it is shown.
  package let kind: Kind
  /// The families it may be shown in; nil for all, and for other kinds than
  /// widgets.
  package let families: Set<Family>?
  /// How it is marked.
  package let manner: Manner
  /// The places, that each widget that may show it disfavors.
  package let removedPlaces: Set<WidgetLocation>
  /// Whether a place may remove the container background.
  package let backgroundIsRemovable: Bool
  /// What the code decides at run time, one of each value.
  package let choices: [CodeChoice]
  /// How many sets the name may mean: 1, or n for "one of n".
  package let candidates: Int
}

/// A place where the code decides at run time how things are shown, so that no verdict can.
package struct CodeChoice: Sendable, Hashable, Comparable {
  /// What the code looks at, or decides.
  package enum Value: String, Sendable, Hashable {
    /// It reads `widgetRenderingMode`: full color, accented and vibrant scenes may differ.
    case renderingMode
    /// It reads `showsWidgetContainerBackground`.
    case containerBackground
    /// It reads `isLuminanceReduced`.
    case luminanceReduced
    /// It sets an accented rendering mode that cannot be read, or that a condition decides.
    case accentedRendering
  }

  /// What the code looks at, or decides.
  package let value: Value
  /// Where.
  package let place: SourcePlace

  /// A choice.
  package init(value: Value, place: SourcePlace) { (self.value, self.place) = (value, place) }

  /// By place, then value.
  package static func < (a: CodeChoice, b: CodeChoice) -> Bool {
    (a.place, a.value.rawValue) < (b.place, b.value.rawValue)
  }
}

/// How an image takes part in rendering modes, as the code around its name says.
package struct Manner: Sendable, Hashable {
  /// What `widgetAccentedRenderingMode` says; nil where unset, or set to what cannot be
  /// read (then there is a ``accentedChoice``).
  package internal(set) var accentedRendering: AccentedRendering?
  /// Where it is set.
  package internal(set) var accentedPlace: SourcePlace?
  /// Where it is set to what a condition or value decides.
  package internal(set) var accentedChoice: SourcePlace?
  /// Whether it is in the accent group by `widgetAccentable()`.
  package internal(set) var isAccentable = false
  /// Whether it is made a template (true) or original (false); nil where the asset decides.
  package internal(set) var isTemplate: Bool?
  /// Whether its luminance becomes its alpha.
  package internal(set) var hasLuminanceToAlpha = false
  /// The color that a literal beside it gives a template: `#RRGGBB`, or a system color's word.
  package internal(set) var ink: String?

  /// Nothing said.
  init() {}
}

/// An image that a widget source names in plain and that nothing provides.
package struct MissingName: Sendable, Hashable, Comparable {
  /// The name, as written.
  package let name: String
  /// The expression that asks for it.
  package let place: SourcePlace
  /// The folder of the target it is in.
  package let target: String

  /// By place, then name.
  package static func < (a: MissingName, b: MissingName) -> Bool {
    (a.place, a.name) < (b.place, b.name)
  }
}
