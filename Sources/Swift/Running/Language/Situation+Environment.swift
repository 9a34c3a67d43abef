// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyTypography
internal import VibrancyVocabulary

/// The value of one of SwiftUI's own keys of the environment.
package enum EnvironmentValue: Hashable, Sendable {
  /// A case of a type of SwiftUI's or WidgetKit's.
  case word(String, of: String)
  case truth(Bool)
  case number(Double)
  /// The same length at each edge.
  case insets(Double)
  /// `nil`.
  case nothing
  /// A set without elements.
  case emptySet
  /// `Type.current`, as Foundation has it.
  case current(String)
}

extension Situation {
  /// What `@Environment(\\.key)` gives of the system's own unless views around set it; `nil`: the key
  /// is not known.
  ///
  /// What the place decides has the question that asks for it. What the user, the device or the view
  /// around decides has none: drawing takes the usual value, and lint none.
  package func answer(to key: String) -> (value: EnvironmentValue, question: Question?)? {
    switch key {
    case "widgetFamily": return (.word(family.rawValue, of: "WidgetFamily"), .family)
    case "widgetRenderingMode": return (.word(mode.rawValue, of: "WidgetRenderingMode"), .mode)
    case "showsWidgetContainerBackground": return (.truth(showsBackground), .background)
    case "isLuminanceReduced": return (.truth(isLuminanceReduced), .luminance)
    case "colorScheme":
      let isDark = isDark || system.isAlwaysDark
      return (.word(isDark ? "dark" : "light", of: "ColorScheme"), .scheme)
    case "widgetContentMargins": return (.insets(contentMargin), .margin)
    default: return usualValue(of: key).map { ($0, nil) }
    }
  }

  private func usualValue(of key: String) -> EnvironmentValue? {
    switch key {
    case "colorSchemeContrast": return .word("standard", of: "ColorSchemeContrast")
    case "redactionReasons": return .emptySet
    case "displayScale": return .number(displayScale)
    case "pixelLength": return .number(1 / max(displayScale, 1))
    case "dynamicTypeSize": return .word(typeSize.name, of: "DynamicTypeSize")
    case "sizeCategory": return .word(typeSize.categoryName, of: "ContentSizeCategory")
    case "layoutDirection":
      return .word(isRightToLeft ? "rightToLeft" : "leftToRight", of: "LayoutDirection")
    case "showsWidgetLabel": return .truth(showsWidgetLabel)
    case "activityFamily": return .word(isSmallActivity ? "small" : "medium", of: "ActivityFamily")
    case "isActivityFullscreen": return .truth(isActivityFullscreen)
    // True in landscape (Documented), in which no island is drawn.
    case "isDynamicIslandLimitedInWidth": return .truth(false)
    case "levelOfDetail": return .word("default", of: "LevelOfDetail")
    case "isEnabled": return .truth(true)
    case "isFocused", "allowsTightening", "isPresented", "isSearching",
      "supportsMultipleWindows":
      return .truth(false)
    case "scenePhase": return .word("active", of: "ScenePhase")
    case "legibilityWeight": return .word("regular", of: "LegibilityWeight")
    case "horizontalSizeClass", "verticalSizeClass":
      return .word("compact", of: "UserInterfaceSizeClass")
    case "multilineTextAlignment": return .word("leading", of: "TextAlignment")
    case "labelsVisibility": return .word("automatic", of: "Visibility")
    case "symbolVariants": return .word("none", of: "SymbolVariants")
    case "controlSize": return .word("regular", of: "ControlSize")
    case "imageScale": return .word("medium", of: "Image.Scale")
    case "truncationMode": return .word("tail", of: "Text.TruncationMode")
    case "minimumScaleFactor": return .number(1)
    case "lineSpacing": return .number(0)
    case "font", "lineLimit", "dismiss", "undoManager", "presentationMode", "headerProminence",
      "backgroundStyle", "tint", "textCase", "symbolRenderingMode", "editMode",
      "backgroundMaterial", "keyboardShortcut":
      return .nothing
    case "locale": return .current("Locale")
    case "calendar": return .current("Calendar")
    case "timeZone": return .current("TimeZone")
    default: return key.hasPrefix("accessibility") ? .truth(false) : nil
    }
  }
}
