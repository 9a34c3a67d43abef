// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyLayout
package import VibrancySyntax
internal import VibrancyTypography
internal import VibrancyVocabulary

extension Evaluator {
  /// What `@Environment(\\.name)` gives of the system's; `nil`: not known.
  package func environmentValue(named name: String) -> SampleValue? {
    if let value = environment.values[name] { return value }
    func word(_ type: String, _ name: String) -> SampleValue { .interface(.word(type, name)) }
    switch name {
    case "widgetFamily": return word("WidgetFamily", situation.family.rawValue)
    case "widgetRenderingMode": return word("WidgetRenderingMode", situation.mode.rawValue)
    case "showsWidgetContainerBackground": return .bool(situation.showsBackground)
    case "colorScheme": return word("ColorScheme", isDark ? "dark" : "light")
    case "colorSchemeContrast": return word("ColorSchemeContrast", "standard")
    case "isLuminanceReduced": return .bool(situation.isLuminanceReduced)
    case "redactionReasons": return .array([])
    case "displayScale": return .double(situation.displayScale)
    case "pixelLength": return .double(1 / max(situation.displayScale, 1))
    case "dynamicTypeSize": return word("DynamicTypeSize", situation.typeSize.name)
    case "sizeCategory": return word("ContentSizeCategory", situation.typeSize.categoryName)
    case "layoutDirection":
      return word("LayoutDirection", situation.isRightToLeft ? "rightToLeft" : "leftToRight")
    case "widgetContentMargins":
      return .interface(.insets(Insets(all: situation.contentMargin)))
    case "showsWidgetLabel": return .bool(situation.showsWidgetLabel)
    case "activityFamily":
      return word("ActivityFamily", situation.isSmallActivity ? "small" : "medium")
    case "isActivityFullscreen": return .bool(situation.isActivityFullscreen)
    // True in landscape (Documented), in which no island is drawn.
    case "isDynamicIslandLimitedInWidth": return .bool(false)
    case "levelOfDetail": return word("LevelOfDetail", "default")
    case "isEnabled": return .bool(true)
    case "isFocused": return .bool(false)
    case "scenePhase": return word("ScenePhase", "active")
    case "legibilityWeight": return word("LegibilityWeight", "regular")
    case "horizontalSizeClass", "verticalSizeClass":
      return word("UserInterfaceSizeClass", "compact")
    case "multilineTextAlignment": return word("TextAlignment", "leading")
    case "font", "lineLimit", "dismiss", "undoManager", "presentationMode", "headerProminence":
      return environment.font.map { name == "font" ? .interface(.font($0)) : .nothing } ?? .nothing
    case "backgroundStyle", "tint": return .nothing
    case "labelsVisibility": return word("Visibility", "automatic")
    case "symbolVariants": return word("SymbolVariants", "none")
    case "controlSize": return word("ControlSize", "regular")
    case "imageScale": return word("Image.Scale", "medium")
    case "truncationMode": return word("Text.TruncationMode", "tail")
    case "minimumScaleFactor": return .double(1)
    case "lineSpacing": return .double(0)
    case "allowsTightening", "isPresented", "isSearching", "supportsMultipleWindows":
      return .bool(false)
    case "textCase", "symbolRenderingMode", "editMode", "backgroundMaterial", "keyboardShortcut":
      return .nothing
    case "locale": return foundationStatic("current", of: TypeName("Locale"))
    case "calendar": return foundationStatic("current", of: TypeName("Calendar"))
    case "timeZone": return foundationStatic("current", of: TypeName("TimeZone"))
    case _:
      guard name.hasPrefix("accessibility") else { return nil }
      return .bool(false)
    }
  }

  /// What `@EnvironmentObject` or `@Environment(Type.self)` gives; `nil`: none is set.
  package func environmentObject(of type: TypeName) -> SampleValue? {
    environment.objects[type.last]
  }
}
