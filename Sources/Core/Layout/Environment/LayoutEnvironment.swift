// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyDrawing
internal import VibrancyPixels
package import VibrancySymbols
package import VibrancyTypography
package import VibrancyVocabulary

/// What a view inherits.
package struct LayoutEnvironment: Hashable, Sendable {
  /// Light or dark appearance.
  package enum ColorScheme: Hashable, Sendable { case light, dark }
  /// Where lines begin.
  package enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
  /// What is shown in place of content.
  package enum Redaction: Hashable, Sendable {
    /// Bars in place of text and pictures.
    case placeholder
    /// As `placeholder`, for what is privacy sensitive.
    case privacy
    /// What may be out of date is faint.
    case invalidated
  }

  /// The system.
  package var system = SystemDesign.iOS26
  /// The widget's family; `nil`: none.
  package var family: Family?
  /// Light or dark appearance.
  package var colorScheme = ColorScheme.light
  /// Where lines begin.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Pixels per point; text, symbols and pictures are placed on whole pixels.
  package var displayScale = 3.0
  /// The text size that the user chose. Apple's snapshots take `large` on watches, too: caption 2 is
  /// 14 points in them (Calibrated: 6 texts).
  package var typeSize = TypeSize.large

  /// The size of the widget, for `containerRelativeFrame`, in points; `nil`: what is proposed.
  package var containerSize: Size?
  /// The radius of the widget's corners in points.
  package var containerCornerRadius = 0.0

  /// The fonts that letters come from which the library's typeface lacks; `nil`: none.
  package var fallbackFonts: FallbackFonts?
  /// The font; `nil`: body.
  package var font: FontRequest?
  /// The weight in place of the font's.
  package var fontWeight: Double?
  /// The design in place of the font's.
  package var fontDesign: Font.Design?
  /// Whether letters slant.
  package var isItalic = false
  /// Whether every digit has the same width.
  package var hasMonospacedDigits = false
  /// Whether text has a line below it.
  package var isUnderlined = false
  /// Whether text has a line through it.
  package var isStruckThrough = false
  /// Points added behind each letter.
  package var tracking = 0.0
  /// Points by which text is raised.
  package var baselineOffset = 0.0
  /// How text is broken into lines.
  package var text = TextOptions()

  /// Whether text stands on text without a distance, and 11.5 points above any other view, as in
  /// accessories on a Lock Screen (Calibrated: 5 pairs of texts within .06 pt, 2 of text and another
  /// view within .2). Snapshots of the same views space lines by their fonts' leading.
  package var stacksTextTightly = false
  /// Points that a text's box has below what its font asks for, as in some gauges.
  package var spaceBelowText = 0.0

  /// The styles of `.primary` and of the levels below it that a view set, as far as any did.
  package var foreground: [ForegroundStyle] = []
  /// The tint that a view set.
  package var tint: ForegroundStyle?
  /// The tint where none is set, a project's own accent color; `nil`: the system's blue.
  package var accent: PaintColor?

  /// The scale of symbols.
  package var symbolScale = SymbolScale.medium
  /// What is shown in place of content.
  package var redaction: Redaction?
  /// Whether it is in the accent group.
  package var isAccentable = false
  /// How pictures take part in accented rendering.
  package var accentedRendering = AccentedRendering.unset
  /// Whether it is hidden in private.
  package var isPrivacySensitive = false
  /// Whether it fades when it may be out of date.
  package var isInvalidatable = false
  /// Whether a tap does something.
  package var isInteractive = false

  /// How labels are shown.
  package var labelStyle = Label.Style.titleAndIcon
  /// How gauges are drawn.
  package var gaugeStyle = Gauge.Style.automatic
  /// The diameter of circular gauges and progress at most, in points; `nil`: as large as by themselves.
  package var largestRing: Double?
  /// How progress is drawn.
  package var progressStyle = ProgressIndicator.Style.automatic
  /// How buttons are drawn.
  package var buttonStyle = Button.Style.automatic
  /// The shape of the borders of buttons.
  package var buttonBorderShape = Button.BorderShape.automatic
  /// How toggles are drawn.
  package var toggleStyle = Toggle.Style.automatic

  /// iOS 26 in light appearance.
  package init() {}

  /// Whether colors are those of dark appearance.
  package var isDark: Bool { colorScheme == .dark || system.isAlwaysDark }

  /// Whether the widget is on a Lock Screen or watch face.
  package var isAccessory: Bool {
    switch family {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .systemExtraLargePortrait, nil:
      false
    }
  }

  /// The font with what views changed about it.
  package var resolvedFont: Font { resolvedFont(for: nil) }

  /// A font of a part, or the inherited one, with what views changed about it.
  package func resolvedFont(for request: FontRequest?) -> Font {
    var request = request ?? font ?? FontRequest(.body)
    if let fontWeight { request.weight = fontWeight }
    if let fontDesign { request.design = fontDesign }
    if isItalic { request.isItalic = true }
    if hasMonospacedDigits { request.hasMonospacedDigits = true }
    return request.font(typeSize, on: system)
  }
}
