// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What is known of a modifier of SwiftUI by its name.
package enum SwiftUIModifier: Sendable {
  /// It changes what is drawn, or what code inside may ask for.
  case word(ModifierWord)
  /// It sets how controls inside look.
  case style
  /// It says how a preview is shown: the view is drawn as it is, and those that list previews read it.
  case preview
  /// It changes nothing of a still picture, or its view's own type alone: the view is drawn as it is.
  case still
  /// It changes what is drawn, and is not followed: a note at its line says so.
  case undrawn

  /// The modifier of a name; `nil`: SwiftUI has none.
  package init?(named name: String) {
    if let word = ModifierWord(named: name) {
      self = .word(word)
    } else if StyledControl(rawValue: name) != nil {
      self = .style
    } else if Self.previewNames.contains(name) {
      self = .preview
    } else if Self.undrawnNames.contains(name) {
      self = .undrawn
    } else if Self.stillNames.contains(name)
      || Self.families.contains(where: { name.isOne(of: $0) })
    {
      self = .still
    } else {
      return nil
    }
  }

  private static let previewNames: Set<String> = ["previewContext", "previewDisplayName"]

  /// Among them those of shapes, which are drawn of these alone.
  private static let undrawnNames: Set<String> = [
    "alignsMarkStylesWithPlotArea", "backgroundPreferenceValue", "buttonSizing",
    "chartLineStyleScale",
    "chartSymbolScale", "chartSymbolSizeScale", "chartXAxisLabel", "chartXVisibleDomain",
    "chartYAxisLabel",
    "chartYVisibleDomain", "controlGroupStyle", "fill", "fillStyle", "inset",
    "labelsVisibility", "lineHeight", "materialActiveAppearance", "overlayPreferenceValue", "path",
    "rotation", "scale", "size", "stroke", "strokeBorder", "textScale", "transformEnvironment",
    "trim", "widgetTexture", "writingMode",
  ]

  /// Among them those of pictures, which are drawn of these alone.
  private static let stillNames: Set<String> = [
    "accessibility", "activitySystemActionForegroundColor", "alert", "allowedDynamicRange",
    "allowsHitTesting", "allowsTightening", "anchorPreference", "animation", "antialiased",
    "autocapitalization", "autocorrectionDisabled", "backgroundExtensionEffect", "badge",
    "buttonRepeatBehavior", "confirmationDialog", "containerShape", "contentMargins",
    "contentShape", "contentTransition", "controlSize", "coordinateSpace", "datePickerStyle",
    "defersSystemGestures", "deleteDisabled", "disableAutocorrection", "disabled", "draggable",
    "edgesIgnoringSafeArea", "equatable", "focusable", "focused", "fontWidth", "formStyle",
    "fullScreenCover", "geometryGroup", "gesture", "glassEffectID", "glassEffectTransition",
    "glassEffectUnion", "groupBoxStyle", "handGestureShortcut", "headerProminence", "help",
    "highPriorityGesture", "hoverEffect", "id", "ignoresSafeArea", "indexViewStyle",
    "interpolation", "invalidatesContent", "keylineTint", "labelIconToTitleSpacing",
    "labelReservedIconWidth", "layoutDirectionBehavior", "levelOfDetail", "managedObjectContext",
    "menuIndicator", "menuStyle", "modelContainer", "modelContext", "moveDisabled",
    "persistentSystemOverlays", "pickerStyle", "pointerStyle", "popover", "preference",
    "previewDevice", "previewInterfaceOrientation", "previewLayout", "renderingMode", "resizable",
    "searchable", "sensoryFeedback", "setFailureType", "sheet", "simultaneousGesture", "statusBar",
    "statusBarHidden", "submitLabel", "supplementalActivityFamilies", "supportedFamilies",
    "supportedMountingStyles", "supportsLevelOfDetail", "symbolColorRenderingMode", "symbolEffect",
    "symbolEffectsRemoved", "symbolRenderingMode", "symbolVariableValueMode", "tabItem",
    "tabViewStyle", "tag", "task", "textFieldStyle", "textInputAutocapitalization", "textSelection",
    "toolbar", "transaction", "transformAnchorPreference", "transformPreference", "transition",
    "typeSelectEquatable", "typesettingLanguage", "userActivity", "widgetContentMarginsDisabled",
    "widgetURL", "zIndex",
  ]

  /// What begins the names of modifiers that change nothing of a still picture: each and one more
  /// word, as in `onAppear`.
  private static let families = [
    "accessibility", "chart", "default", "drop", "exports", "file", "focus", "focused", "gesture",
    "handles", "help", "keyboard", "list", "matchedGeometry", "matchedTransition", "navigation",
    "on", "presentation", "scroll", "search", "speech", "swipe", "toolbar",
  ]
}

extension String {
  /// Whether it is a word and another, which has a capital.
  fileprivate func isOne(of family: String) -> Bool {
    hasPrefix(family) && dropFirst(family.count).first?.isUppercase == true
  }
}
