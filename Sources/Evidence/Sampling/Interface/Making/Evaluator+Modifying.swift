// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Evaluator {
  /// `view.name(…)`: a view with a modifier. One that is not understood leaves the view as it is, and is
  /// listed.
  func modifying(
    _ view: ViewValue, _ name: String, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue {
    switch view {
    case .text(let text):
      if let changed = textCall(name, on: text, arguments) { return .view(.text(changed)) }
    case .image(let image):
      if let changed = imageCall(name, on: image, arguments) { return .view(.image(changed)) }
    case .shape(let shape):
      if let changed = shapeCall(name, on: shape, arguments, at: spot) { return changed }
    case .empty, .group, .own, .system, .modified, .unknown: break
    }
    if KnownModifiers.drawn.contains(name) {
      return .view(.modified(view, name, arguments, spot))
    }
    if !KnownModifiers.isSilent(name) {
      note(Gap(spot: spot, name: name))
      interface.leave(Gap(spot: spot, name: name))
    }
    return .view(view)
  }
}

/// The modifiers that are understood.
enum KnownModifiers {
  /// Those that change what is drawn, or what the views inside may ask for.
  static let drawn: Set<String> = [
    "frame", "padding", "safeAreaPadding", "scenePadding", "fixedSize", "layoutPriority",
    "scaledToFit", "scaledToFill", "aspectRatio", "offset", "position", "scaleEffect",
    "rotationEffect", "alignmentGuide", "containerRelativeFrame", "gridCellColumns",
    "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment", "hidden", "background",
    "overlay", "containerBackground", "clipShape", "clipped", "cornerRadius", "mask", "opacity",
    "blendMode", "compositingGroup", "drawingGroup", "luminanceToAlpha", "blur", "shadow",
    "border", "widgetLabel", "widgetCurvesContent", "safeAreaInset", "rotation3DEffect",
    "projectionEffect",
    "transformEffect", "colorMultiply", "colorInvert", "saturation", "grayscale", "brightness",
    "contrast", "hueRotation", "visualEffect", "glassEffect", "colorEffect", "layerEffect",
    "distortionEffect", "font", "fontWeight", "bold", "fontDesign", "monospaced",
    "monospacedDigit", "italic", "underline", "strikethrough", "kerning", "tracking",
    "baselineOffset", "foregroundColor", "foregroundStyle", "tint", "accentColor", "lineLimit",
    "minimumScaleFactor", "multilineTextAlignment", "lineSpacing", "truncationMode", "textCase",
    "imageScale", "symbolVariant", "redacted", "unredacted", "privacySensitive",
    "invalidatableContent", "widgetAccentable", "widgetAccentedRenderingMode", "colorScheme",
    "preferredColorScheme", "dynamicTypeSize", "sizeCategory", "environment", "environmentObject",
    "labelsHidden", "buttonStyle", "toggleStyle", "gaugeStyle", "progressViewStyle", "labelStyle",
    "modifier", "previewContext", "previewDisplayName", "activityBackgroundTint", "dynamicIsland",
    "flipsForRightToLeftLayoutDirection",
  ]

  /// Whether a modifier changes nothing that is seen in a still picture.
  static func isSilent(_ name: String) -> Bool {
    silent.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = [
    "accessibility", "on", "navigation", "toolbar", "gesture", "simultaneousGesture",
    "highPriorityGesture", "speech", "chart", "list", "scroll", "help", "focus", "keyboard",
    "presentation", "sheet", "alert", "confirmationDialog", "popover", "fullScreenCover", "swipe",
    "matchedGeometry", "matchedTransition", "draggable", "drop", "search", "defaultFocus",
    "handles", "userActivity", "exports", "file",
  ]

  private static let silent: Set<String> = [
    "id", "tag", "animation", "transition", "contentTransition", "symbolEffect",
    "symbolEffectsRemoved", "symbolRenderingMode", "widgetURL", "contentShape", "disabled", "task",
    "allowsHitTesting", "allowsTightening", "ignoresSafeArea",
    "edgesIgnoringSafeArea", "containerShape", "badge", "zIndex", "transaction", "fontWidth",
    "buttonBorderShape", "controlSize", "antialiased", "interpolation", "resizable",
    "renderingMode", "contentMargins", "textSelection", "keylineTint",
    "activitySystemActionForegroundColor", "menuStyle", "menuIndicator",
    "pickerStyle", "listStyle", "formStyle", "tabItem", "statusBar", "statusBarHidden",
    "submitLabel", "autocapitalization", "disableAutocorrection", "autocorrectionDisabled",
    "textFieldStyle", "groupBoxStyle", "datePickerStyle", "previewLayout",
    "previewDevice", "previewInterfaceOrientation", "backgroundStyle",
    "headerProminence", "invalidatesContent", "deleteDisabled", "moveDisabled", "equatable",
    "persistentSystemOverlays", "hoverEffect", "pointerStyle", "geometryGroup", "preference",
    "anchorPreference", "transformPreference", "sensoryFeedback", "defersSystemGestures",
    "widgetContentMarginsDisabled", "coordinateSpace",
    "layoutDirectionBehavior", "typesettingLanguage", "supportedFamilies", "defaultScrollAnchor",
    "modelContainer", "modelContext", "managedObjectContext", "labelIconToTitleSpacing",
    "symbolVariableValueMode", "symbolColorRenderingMode", "backgroundExtensionEffect",
    "levelOfDetail", "supportsLevelOfDetail", "tabViewStyle", "indexViewStyle",
    "labelReservedIconWidth",
  ]
}
