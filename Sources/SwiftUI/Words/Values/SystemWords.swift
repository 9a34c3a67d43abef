// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancySymbols
internal import VibrancyTypography

/// What names of SwiftUI stand for.
enum SystemWords {
  static func horizontal(_ name: String) -> HorizontalAlignment? {
    switch name {
    case "leading", "listRowSeparatorLeading": .leading
    case "center": .center
    case "trailing", "listRowSeparatorTrailing": .trailing
    case _: nil
    }
  }

  static func vertical(_ name: String) -> VerticalAlignment? {
    switch name {
    case "top": .top
    case "center": .center
    case "bottom": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case _: nil
    }
  }

  static func alignment(_ name: String) -> Alignment? {
    switch name {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    case "leadingFirstTextBaseline": Alignment(.leading, .firstTextBaseline)
    case "centerFirstTextBaseline": Alignment(.center, .firstTextBaseline)
    case "trailingFirstTextBaseline": Alignment(.trailing, .firstTextBaseline)
    case "leadingLastTextBaseline": Alignment(.leading, .lastTextBaseline)
    case "centerLastTextBaseline": Alignment(.center, .lastTextBaseline)
    case "trailingLastTextBaseline": Alignment(.trailing, .lastTextBaseline)
    case _: nil
    }
  }

  static func unitPoint(_ name: String) -> UnitPoint? {
    switch name {
    case "zero", "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "center": .center
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    case _: nil
    }
  }

  /// `Font.Weight`: 400 regular.
  static func weight(_ name: String) -> Double? {
    switch name {
    case "ultraLight": 100
    case "thin": 200
    case "light": 300
    case "regular": 400
    case "medium": 500
    case "semibold": 600
    case "bold": 700
    case "heavy": 800
    case "black": 900
    case _: nil
    }
  }

  static func textStyle(_ name: String) -> TextStyle? {
    switch name {
    case "extraLargeTitle": .extraLargeTitle
    case "extraLargeTitle2": .extraLargeTitle2
    case "largeTitle": .largeTitle
    case "title", "title1": .title
    case "title2": .title2
    case "title3": .title3
    case "headline": .headline
    case "subheadline": .subheadline
    case "body": .body
    case "callout": .callout
    case "footnote": .footnote
    case "caption", "caption1": .caption
    case "caption2": .caption2
    case _: nil
    }
  }

  static func design(_ name: String) -> Font.Design? {
    switch name {
    case "default": .standard
    case "rounded": .rounded
    case "serif": .serif
    case "monospaced": .monospaced
    case _: nil
    }
  }

  static func material(_ name: String) -> Material? {
    switch name {
    case "ultraThinMaterial", "ultraThin": .ultraThin
    case "thinMaterial", "thin": .thin
    case "regularMaterial", "regular": .regular
    case "thickMaterial", "thick": .thick
    case "ultraThickMaterial", "ultraThick": .ultraThick
    case "bar": .bar
    case _: nil
    }
  }

  static func blend(_ name: String) -> Compositing? {
    switch name {
    case "normal": .normal
    case "multiply": .multiply
    case "screen": .screen
    case "overlay": .overlay
    case "darken": .darken
    case "lighten": .lighten
    case "plusLighter": .plusLighter
    case "plusDarker": .plusDarker
    case "destinationOut": .destinationOut
    case "destinationOver": .destinationOver
    case "sourceAtop": .sourceAtop
    case "colorDodge": .colorDodge
    case "colorBurn": .colorBurn
    case "softLight": .softLight
    case "hardLight": .hardLight
    case "difference": .difference
    case "exclusion": .exclusion
    case "hue": .hue
    case "saturation": .saturation
    case "color": .color
    case "luminosity": .luminosity
    case _: nil
    }
  }

  static func symbolScale(_ name: String) -> SymbolScale? {
    switch name {
    case "small": .small
    case "medium": .medium
    case "large": .large
    case _: nil
    }
  }

  static func typeSize(_ name: String) -> TypeSize? {
    switch name {
    case "xSmall", "extraSmall": .xSmall
    case "small": .small
    case "medium": .medium
    case "large": .large
    case "xLarge", "extraLarge": .xLarge
    case "xxLarge", "extraExtraLarge": .xxLarge
    case "xxxLarge", "extraExtraExtraLarge": .xxxLarge
    case "accessibility1", "accessibilityMedium": .accessibility1
    case "accessibility2", "accessibilityLarge": .accessibility2
    case "accessibility3", "accessibilityExtraLarge": .accessibility3
    case "accessibility4", "accessibilityExtraExtraLarge": .accessibility4
    case "accessibility5", "accessibilityExtraExtraExtraLarge": .accessibility5
    case _: nil
    }
  }
}
