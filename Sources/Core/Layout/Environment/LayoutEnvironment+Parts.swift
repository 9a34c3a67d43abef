// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyPixels
internal import VibrancyTypography
internal import VibrancyVocabulary

extension LayoutEnvironment {
  /// The color of dividers: rgba(60, 60, 67, .29) light (Calibrated: 3 pictures) and rgba(84, 84, 88,
  /// .6) dark (Documented by UIKit).
  var separator: PaintColor {
    isDark
      ? PaintColor(
        EncodedColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255), opacity: 0.6)
      : PaintColor(
        EncodedColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255), opacity: 0.29)
  }

  /// The shape of `AccessoryWidgetBackground`: a circle in circular families (Documented), else a
  /// rectangle with square corners (Calibrated on one capture).
  var accessoryShape: ShapeKind {
    switch family {
    case .accessoryCircular, .accessoryCorner: .circle
    case .accessoryRectangular, .accessoryInline, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge, .systemExtraLargePortrait, nil:
      .rectangle
    }
  }

  /// The gray of what is not filled in controls: #EFEFF0 on white, light (Calibrated: one picture);
  /// dark as UIKit's tertiary fill (Documented).
  var trackStyle: ForegroundStyle {
    let gray = EncodedColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255)
    return .color(PaintColor(gray, opacity: isDark ? 0.24 : 0.12))
  }
}
