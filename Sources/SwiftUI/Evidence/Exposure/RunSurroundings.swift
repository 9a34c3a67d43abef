// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyPixels
internal import VibrancySyntax
internal import VibrancyVocabulary

/// What holds around a view of one run.
struct RunSurroundings {
  /// How a picture is shown here.
  var manner = Manner()
  /// The foreground style; `nil`: the system's.
  var ink: Paint?
  /// Where that is set, as far as it is known.
  var inkSpot: Spot?
  /// Whether it is a part of the container background.
  var isBackground = false
  /// Whether something is drawn behind it.
  var hasBackdrop = false
  /// Whether it is cut out of what lies behind it.
  var cutsOut = false
  /// Whether it is a part of what is shown beside, behind or above others, where code sets no container
  /// background.
  var isPart = false
  /// Whether a frame gives it sides of its own.
  var isSized = false
  /// Whether the style of buttons puts their labels on a plate.
  var hasButtonPlate = false

  /// Takes on a change of what views inherit.
  ///
  /// - Parameter names: The names of colors of the system.
  mutating func apply(_ change: EnvironmentChange, _ names: [PaintColor: String]) {
    switch change {
    case .accentable(let isAccentable): manner.isAccentable = isAccentable
    case .accentedRendering(let rendering):
      manner.accentedRendering = rendering == .unset ? nil : rendering
    case .privacySensitive(let isPrivate): manner.isPrivate = isPrivate
    case .invalidatable(let isInvalidatable): manner.isInvalidatable = isInvalidatable
    case .colorScheme(let scheme): manner.scheme = scheme == .dark ? .dark : .light
    case .foregroundStyle(let styles): ink = styles.first.map { Paint($0, ink: ink, names) } ?? ink
    case .buttonStyle(let style):
      hasButtonPlate = style == .bordered || style == .borderedProminent
    case .font, .fontWeight, .fontDesign, .italic, .monospacedDigits, .underline, .strikethrough,
      .tracking, .baselineOffset, .tint, .lineLimit, .minimumScaleFactor, .multilineTextAlignment,
      .lineSpacing, .truncation, .spaceBelowText, .symbolScale, .redaction, .interactive,
      .labelStyle, .gaugeStyle, .progressStyle, .buttonBorderShape, .toggleStyle,
      .layoutDirection,
      .typeSize:
      break
    }
  }
}
