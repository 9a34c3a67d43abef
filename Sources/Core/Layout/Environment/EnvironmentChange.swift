// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySymbols
package import VibrancyTypography
package import VibrancyVocabulary

/// One thing that views inside inherit.
package enum EnvironmentChange: Hashable, Sendable {
  case font(FontRequest?)
  /// The weight in place of the font's; 400 regular.
  case fontWeight(Double?)
  case fontDesign(Font.Design?)
  case italic(Bool)
  case monospacedDigits
  case underline(Bool)
  case strikethrough(Bool)
  /// Points added behind each letter.
  case tracking(Double)
  case baselineOffset(Double)
  /// The styles of `.primary`, and if there are more, of the levels below it.
  case foregroundStyle([ForegroundStyle])
  case tint(ForegroundStyle?)
  case lineLimit(Int?, reservesSpace: Bool)
  case minimumScaleFactor(Double)
  case multilineTextAlignment(TextOptions.Alignment)
  case lineSpacing(Double)
  case truncation(TextOptions.Truncation)
  /// Points that a text's box has below what its font asks for.
  case spaceBelowText(Double)
  case symbolScale(SymbolScale)
  case redaction(LayoutEnvironment.Redaction?)
  case accentable(Bool)
  case accentedRendering(AccentedRendering)
  case privacySensitive(Bool)
  case invalidatable(Bool)
  case interactive(Bool)
  case labelStyle(Label.Style)
  case gaugeStyle(Gauge.Style)
  case progressStyle(ProgressIndicator.Style)
  case buttonStyle(Button.Style)
  case buttonBorderShape(Button.BorderShape)
  case toggleStyle(Toggle.Style)
  case colorScheme(LayoutEnvironment.ColorScheme)
  case layoutDirection(LayoutEnvironment.LayoutDirection)
  /// The text size that the user chose.
  case typeSize(TypeSize)
}
