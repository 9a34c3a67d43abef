// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels
package import VibrancySyntax
package import VibrancyVocabulary

/// One place in the sources that shows a set, in one widget, and how.
package struct AssetUse: Sendable, Hashable, Codable {
  /// The kind of thing that shows a use.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// In a widget: vibrant, accented or in full color.
    case widget
    /// In a Live Activity alone.
    case activity
    /// In a control alone.
    case control
  }

  /// The expression that names the set.
  package let place: SourcePlace
  /// The views that lead to it, outermost first, without ``place``; places repeated are left out.
  package let way: [SourcePlace]
  /// The name of the target it is in.
  package let target: String
  /// `true` if the target is for watchOS.
  package let isWatch: Bool
  /// The name of the widget's type; empty for none.
  package let widget: String
  /// The kind of thing that shows it.
  package let kind: Kind
  /// The places it is shown in, each with the families it is in there.
  package var families: [Place: Set<Family>]
  /// The places where no guard and no open part of the name stands before it.
  package var certain: Set<Place>
  /// The places where nothing is drawn behind it.
  package var bare: Set<Place>
  /// The modifiers of the image.
  package let manner: Manner
  /// `true` if it is a part of the container background.
  package let isBackground: Bool
  /// `true` if the container background stays wherever the widget is shown.
  package let keepsBackground: Bool
  /// The number of sets that the name may mean: 1, or n for "one of n".
  package let candidates: Int
}

/// The part that an image takes in rendering modes, as the code around its name says.
package struct Manner: Sendable, Hashable, Codable {
  /// The value of `widgetAccentedRenderingMode`; `nil` where unset.
  package var accentedRendering: AccentedRendering?
  /// `true` if `widgetAccentedRenderingMode` is set to a value that cannot be determined here.
  package var isAccentedOpen = false
  /// `true` if it is in the accent group by `widgetAccentable()`.
  package var isAccentable = false
  /// `true` if it is made a template, `false` if original; `nil` where the asset decides.
  package var isTemplate: Bool?
  /// `true` if code draws it anew before it is shown, so that the file's size says nothing.
  package var isRedrawn = false
  /// `true` if its luminance becomes its alpha.
  package var hasLuminanceToAlpha = false
  /// The color that a literal beside it gives a template: `#RRGGBB`, or a system color's word.
  package var ink: String?
  /// The effects that change its colors, in this order; `nil`: not known.
  package var colorEffects: [ColorEffect]? = []
  /// The color scheme that code sets around it; `nil`: the place's.
  package var scheme: ColorScheme?
  /// Opacity that is set around it, 0…1; `nil`: not known.
  package var opacity: Double? = 1
  /// The side of its frame in points, where that is literal.
  package var width: Double?
  /// The side of its frame in points, where that is literal.
  package var height: Double?
  /// `true` if it is hidden from others who look at the device.
  package var isPrivate = false
  /// `true` if it is dimmed while its widget waits for news.
  package var isInvalidatable = false

  /// Nothing said.
  package init() {}
}

/// An image or color that a widget source names in plain and that nothing provides.
package struct MissingName: Sendable, Hashable, Codable {
  /// Whether it is a color.
  package var isColor = false
  /// The name, as written.
  package let name: String
  /// The expressions that ask for it, by place.
  package let places: [SourcePlace]
  /// The name of the target.
  package let target: String
  /// The set whose name differs in capitals alone.
  package let similar: String?
}

/// A name of which too little is known to say which set it means.
package struct OpenName: Sendable, Hashable, Codable {
  /// The known part of the name, `*` for the rest.
  package let pattern: String
  /// The expression.
  package let place: SourcePlace
}

/// A fault that the code shows and no picture can.
package struct CodeFault: Sendable, Hashable, Codable {
  /// The kind of the fault.
  package let kind: CodeFaultKind
  /// The line of Swift that is at fault.
  package let place: SourcePlace
  /// The line of the helper that draws it, where the fault is the one that calls it.
  package var helper: SourcePlace?
  /// The places of what it swallows, or hides.
  package let others: [SourcePlace]
  /// The path of the set whose picture swallows the others, if it is opaque enough.
  package var picture: String?
  /// The names of the widgets that show it, in order.
  package var widgets: [String]
  /// The families they show it in.
  package var families: Set<Family>
  /// The places where it shows.
  package var places: Set<Place>
  /// `true` if a condition that cannot be decided here stands before it everywhere.
  package var isMaybe: Bool
  /// The name of the target.
  package let target: String
}

// Kept for the next run by its raw value.
extension CodeFaultKind: Codable {}
