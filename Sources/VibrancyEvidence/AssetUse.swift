// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyVocabulary

/// One place in the sources that shows a set, and how.
public struct AssetUse: Sendable, Hashable {
  /// Where a use is shown.
  public enum Kind: String, Sendable, Hashable {
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
  public let place: SourcePlace
  /// The folder of the target it is in.
  public let target: String
  /// Whether the target is for watchOS.
  public let isWatch: Bool
  /// Where it is shown.
  public let kind: Kind
  /// The families it may be shown in; nil for all, and for other kinds than
  /// widgets.
  public let families: Set<Family>?
  /// How it is marked.
  public let manner: Manner
  /// The places, that each widget that may show it disfavors.
  package let removedPlaces: Set<WidgetLocation>
  /// Whether a place may remove the container background.
  public let backgroundIsRemovable: Bool
  /// What the code decides at run time, one of each value.
  public let choices: [CodeChoice]
  /// How many sets the name may mean: 1, or n for "one of n".
  public let candidates: Int
}

/// A place where the code decides at run time how things are shown, so that no verdict can.
public struct CodeChoice: Sendable, Hashable, Comparable {
  /// What the code looks at, or decides.
  public enum Value: String, Sendable, Hashable {
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
  public let value: Value
  /// Where.
  public let place: SourcePlace

  /// A choice.
  public init(value: Value, place: SourcePlace) { (self.value, self.place) = (value, place) }

  /// By place, then value.
  public static func < (a: CodeChoice, b: CodeChoice) -> Bool {
    (a.place, a.value.rawValue) < (b.place, b.value.rawValue)
  }
}

/// How an image takes part in rendering modes, as the code around its name says.
public struct Manner: Sendable, Hashable {
  /// What `widgetAccentedRenderingMode` says; nil where unset, or set to what cannot be
  /// read (then there is a ``accentedChoice``).
  public internal(set) var accentedRendering: AccentedRendering?
  /// Where it is set.
  public internal(set) var accentedPlace: SourcePlace?
  /// Where it is set to what a condition or value decides.
  public internal(set) var accentedChoice: SourcePlace?
  /// Whether it is in the accent group by `widgetAccentable()`.
  public internal(set) var isAccentable = false
  /// Whether it is made a template (true) or original (false); nil where the asset decides.
  public internal(set) var isTemplate: Bool?
  /// Whether its luminance becomes its alpha.
  public internal(set) var hasLuminanceToAlpha = false
  /// The color that a literal beside it gives a template: `#RRGGBB`, or a system color's word.
  public internal(set) var ink: String?

  /// Nothing said.
  init() {}
}

/// An image that a widget source names in plain and that nothing provides.
public struct MissingName: Sendable, Hashable, Comparable {
  /// The name, as written.
  public let name: String
  /// The expression that asks for it.
  public let place: SourcePlace
  /// The folder of the target it is in.
  public let target: String

  /// By place, then name.
  public static func < (a: MissingName, b: MissingName) -> Bool {
    (a.place, a.name) < (b.place, b.name)
  }
}
