// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

/// What shows for which parameter an argument is.
struct Passing {
  let label: String?
  let isClosure: Bool

  init(_ label: String?, _ value: Value) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  init(_ label: String?, _ value: Expression) {
    self.label = label
    if case .closure = value { isClosure = true } else { isClosure = false }
  }

  /// Whether arguments can be those of a function, by their labels.
  static func arguments(_ arguments: [Passing], fit parameters: [Parameter]) -> Bool {
    let labels = arguments.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { $0.label == label } }) else {
      return false
    }
    // A trailing closure has no label, whatever its parameter's is.
    let trailing = arguments.count { $0.label == nil && $0.isClosure }
    let plain = arguments.count { $0.label == nil && !$0.isClosure }
    let missing = parameters.count { parameter in
      parameter.value == nil && parameter.label.map { !labels.contains($0) } ?? false
    }
    let unlabelled = parameters.filter { $0.label == nil }
    return missing <= trailing && plain <= unlabelled.count
      && unlabelled.count { $0.value == nil } <= plain + trailing
  }
}

/// SwiftUI's modifiers that change neither ink nor layers.
enum SwiftUIModifiers {
  static let names: Set<String> = [
    "padding", "font", "fontWeight", "fontDesign", "bold", "italic", "lineLimit", "lineSpacing",
    "minimumScaleFactor", "multilineTextAlignment", "truncationMode", "allowsTightening",
    "kerning", "tracking", "baselineOffset", "underline", "strikethrough", "monospacedDigit",
    "monospaced", "textCase", "textSelection", "dynamicTypeSize", "aspectRatio", "scaledToFit",
    "scaledToFill", "clipShape", "clipped", "cornerRadius", "shadow", "rotationEffect",
    "rotation3DEffect", "fixedSize", "layoutPriority", "zIndex",
    "alignmentGuide", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "safeAreaPadding", "contentMargins", "imageScale", "symbolRenderingMode", "symbolVariant",
    "symbolEffect", "antialiased", "interpolation", "contentTransition", "transition",
    "animation", "id", "tag", "accessibility", "accessibilityLabel", "accessibilityHidden",
    "accessibilityValue", "accessibilityElement", "accessibilityIdentifier",
    "accessibilityAddTraits", "accessibilityHint", "accessibilityRemoveTraits",
    "accessibilitySortPriority", "accessibilityAction", "accessibilityInputLabels",
    "accessibilityChildren", "accessibilityRepresentation", "accessibilityHeading",
    "accessibilityIgnoresInvertColors", "accessibilityShowsLargeContentViewer",
    "accessibilityRespondsToUserInteraction", "accessibilityCustomContent",
    "accessibilityTextContentType", "accessibilityLabeledPair", "accessibilityLinkedGroup",
    "accessibilityChartDescriptor", "accessibilityQuickAction", "accessibilityZoomAction",
    "widgetURL",
    "widgetCurvesContent", "unredacted", "redacted", "disabled", "onTapGesture",
    "onAppear", "task", "labelsHidden", "listRowBackground", "controlSize", "drawingGroup",
    "compositingGroup", "geometryGroup", "preferredColorScheme", "environmentObject",
    "accentColor", "buttonBorderShape", "contentShape", "previewContext",
    "previewDisplayName", "gridCellColumns", "gridColumnAlignment", "gridCellAnchor",
    "gridCellUnsizedAxes", "containerShape", "dynamicIsland", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "keylineTint", "flipsForRightToLeftLayoutDirection",
    "transformEffect", "help", "scrollDisabled", "listStyle",
    "containerRelativeFrame", "visualEffect", "textScale", "typesettingLanguage",
    "handGestureShortcut",
    "supplementalActivityFamilies", "transaction",
    "widgetTexture", "supportedMountingStyles", "fontWidth",
    "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters", "lineHeight", "equatable",
    "glassEffect", "rotation", "menuStyle", "inset",
    "size", "scale", "path", "setFailureType", "coordinateSpace", "preference",
    "overlayPreferenceValue", "backgroundPreferenceValue", "onPreferenceChange", "anchorPreference",
    "navigationTitle", "allowsHitTesting", "onChange", "onReceive", "fillStyle", "writingMode",
    "chartXAxis", "chartYAxis", "chartXScale", "chartYScale", "chartXAxisLabel", "chartYAxisLabel",
    "chartLegend", "chartForegroundStyleScale", "chartSymbolScale", "chartPlotStyle",
    "chartOverlay", "chartBackground", "chartXVisibleDomain", "chartScrollableAxes",
    "colorEffect", "distortionEffect", "layerEffect", "projectionEffect",
    "matchedGeometryEffect", "matchedTransitionSource",
    "symbolVariableValueMode", "symbolColorRenderingMode", "labelsVisibility",
    "labelIconToTitleSpacing",
    "gesture", "highPriorityGesture", "simultaneousGesture", "onLongPressGesture", "onHover",
    "hoverEffect", "onDisappear", "onOpenURL", "userActivity", "onContinueUserActivity",
    "keyboardShortcut", "focusable", "focused", "sensoryFeedback", "badge", "pickerStyle",
    "datePickerStyle", "formStyle", "groupBoxStyle", "tabViewStyle", "controlGroupStyle",
    "listRowInsets", "listRowSeparator", "listRowSpacing", "scrollIndicators",
    "scrollContentBackground", "scrollClipDisabled", "scrollTargetLayout", "tabItem",
    "defaultAppStorage", "modelContext", "modelContainer", "transformEnvironment",
    "transformPreference", "transformAnchorPreference",
    "speechAdjustedPitch", "speechAnnouncementsQueued", "textInputAutocapitalization",
    "headerProminence", "typeSelectEquatable", "glassEffectID",
    "glassEffectUnion", "glassEffectTransition", "buttonSizing", "backgroundExtensionEffect",
    "buttonRepeatBehavior", "allowedDynamicRange",
    "materialActiveAppearance", "statusBarHidden", "navigationBarTitle",
    "navigationBarHidden", "navigationBarTitleDisplayMode", "navigationDestination",
  ]
}
