// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a modifier of SwiftUI changes: the names that lint and the drawing know, each once.
package enum SwiftUIModifier: CaseIterable, Sendable {
  /// It changes ink or layers, or what views around may ask for: lint follows it, and it is drawn.
  case layers
  /// It changes the colors of all that a view shows: lint follows it, and it is drawn.
  case colors
  /// It makes a view of a shape: lint follows it, and it is drawn of a shape alone.
  case shape
  /// It changes a picture, or the style behind it: lint follows it; other views stay as they are.
  case picture
  /// It changes sizes, places, texts or controls: it is drawn; what lint looks at stays.
  case look
  /// As `look`, but not known to the drawing.
  case undrawn
  /// It changes nothing of a still picture.
  case still

  /// The modifier of a name; `nil`: SwiftUI has none.
  package init?(named name: String) {
    if let known = Self.kinds[name] {
      self = known
    } else if Self.families.contains(where: { name.isOne(of: $0) }) {
      self = .still
    } else {
      return nil
    }
  }

  /// Whether lint need not know what is passed to it.
  package var isNeutral: Bool {
    switch self {
    case .layers, .colors, .shape, .picture: false
    case .look, .undrawn, .still: true
    }
  }

  private var names: Set<String> {
    switch self {
    case .layers: Self.layersNames
    case .colors: Self.colorsNames
    case .shape: Self.shapeNames
    case .picture: Self.pictureNames
    case .look: Self.lookNames
    case .undrawn: Self.undrawnNames
    case .still: Self.stillNames
    }
  }

  private static let kinds: [String: SwiftUIModifier] = allCases.reduce(into: [:]) { kinds, kind in
    for name in kind.names { kinds[name] = kind }
  }

  /// What begins the names of modifiers that change nothing of a still picture: each and one more
  /// word, as in `onAppear`.
  private static let families = [
    "accessibility", "chart", "default", "drop", "exports", "file", "focus", "focused", "gesture",
    "handles", "help", "keyboard", "list", "matchedGeometry", "matchedTransition", "navigation",
    "on", "presentation", "scroll", "search", "speech", "swipe", "toolbar",
  ]

  private static let layersNames: Set<String> = [
    "background", "backgroundStyle", "blendMode", "blur", "buttonStyle", "colorScheme",
    "containerBackground",
    "environment", "foregroundColor", "foregroundStyle", "frame", "gaugeStyle", "hidden",
    "invalidatableContent", "labelStyle", "luminanceToAlpha", "mask", "modifier", "offset",
    "opacity", "overlay", "position", "privacySensitive", "progressViewStyle", "safeAreaInset",
    "scaleEffect", "tint", "toggleStyle", "widgetAccentable", "widgetAccentedRenderingMode",
    "widgetLabel",
  ]

  private static let colorsNames: Set<String> = [
    "brightness", "colorInvert", "colorMultiply", "contrast", "grayscale", "hueRotation",
    "saturation",
  ]

  private static let shapeNames: Set<String> = [
    "fill", "stroke", "strokeBorder", "trim",
  ]

  private static let pictureNames: Set<String> = [
    "renderingMode", "resizable",
  ]

  private static let lookNames: Set<String> = [
    "accentColor", "activityBackgroundTint", "alignmentGuide", "aspectRatio", "baselineOffset",
    "bold", "border", "buttonBorderShape", "clipShape", "clipped", "colorEffect",
    "compositingGroup",
    "containerRelativeFrame", "cornerRadius", "distortionEffect", "drawingGroup", "dynamicIsland",
    "dynamicTypeSize", "environmentObject", "fixedSize", "flipsForRightToLeftLayoutDirection",
    "font", "fontDesign", "fontWeight", "glassEffect", "gridCellAnchor", "gridCellColumns",
    "gridCellUnsizedAxes", "gridColumnAlignment", "imageScale", "italic", "kerning", "labelsHidden",
    "layerEffect", "layoutPriority", "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced",
    "monospacedDigit", "multilineTextAlignment", "padding", "preferredColorScheme",
    "previewContext", "previewDisplayName", "projectionEffect", "redacted", "rotation3DEffect",
    "rotationEffect", "safeAreaPadding", "scaledToFill", "scaledToFit", "scenePadding", "shadow",
    "sizeCategory", "strikethrough", "symbolVariant", "textCase", "tracking", "transformEffect",
    "truncationMode", "underline", "unredacted", "visualEffect", "widgetCurvesContent",
  ]

  private static let undrawnNames: Set<String> = [
    "backgroundPreferenceValue", "buttonSizing", "controlGroupStyle", "fillStyle", "inset",
    "labelsVisibility", "lineHeight", "materialActiveAppearance", "overlayPreferenceValue", "path",
    "rotation", "scale", "size", "textScale", "transformEnvironment", "widgetTexture",
    "writingMode",
  ]

  private static let stillNames: Set<String> = [
    "accessibility", "activitySystemActionForegroundColor", "alert", "allowedDynamicRange",
    "allowsHitTesting", "allowsTightening", "anchorPreference", "animation", "antialiased",
    "autocapitalization", "autocorrectionDisabled", "backgroundExtensionEffect", "badge",
    "buttonRepeatBehavior", "confirmationDialog", "containerShape",
    "contentMargins", "contentShape", "contentTransition", "controlSize", "coordinateSpace",
    "datePickerStyle", "defersSystemGestures", "deleteDisabled", "disableAutocorrection",
    "disabled", "draggable", "edgesIgnoringSafeArea", "equatable", "focusable", "focused",
    "fontWidth", "formStyle", "fullScreenCover", "geometryGroup", "gesture", "glassEffectID",
    "glassEffectTransition", "glassEffectUnion", "groupBoxStyle", "handGestureShortcut",
    "headerProminence", "help", "highPriorityGesture", "hoverEffect", "id", "ignoresSafeArea",
    "indexViewStyle", "interpolation", "invalidatesContent", "keylineTint",
    "labelIconToTitleSpacing", "labelReservedIconWidth", "layoutDirectionBehavior", "levelOfDetail",
    "managedObjectContext", "menuIndicator", "menuStyle", "modelContainer", "modelContext",
    "moveDisabled", "persistentSystemOverlays", "pickerStyle", "pointerStyle", "popover",
    "preference", "previewDevice", "previewInterfaceOrientation", "previewLayout", "searchable",
    "sensoryFeedback", "setFailureType", "sheet", "simultaneousGesture", "statusBar",
    "statusBarHidden", "submitLabel", "supplementalActivityFamilies", "supportedFamilies",
    "supportedMountingStyles", "supportsLevelOfDetail", "symbolColorRenderingMode", "symbolEffect",
    "symbolEffectsRemoved", "symbolRenderingMode", "symbolVariableValueMode", "tabItem",
    "tabViewStyle", "tag", "task", "textFieldStyle", "textInputAutocapitalization", "textSelection",
    "toolbar", "transaction", "transformAnchorPreference", "transformPreference", "transition",
    "typeSelectEquatable", "typesettingLanguage", "userActivity", "widgetContentMarginsDisabled",
    "widgetURL", "zIndex",
  ]
}

extension String {
  /// Whether it is a word and another, which has a capital.
  fileprivate func isOne(of family: String) -> Bool {
    hasPrefix(family) && dropFirst(family.count).first?.isUppercase == true
  }
}
