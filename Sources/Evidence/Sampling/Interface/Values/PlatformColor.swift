// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyVocabulary

/// The colors that UIKit and AppKit have names for, beside those of SwiftUI.
enum PlatformColor {
  /// The codes in light and dark appearance, `#RRGGBB` or `#RRGGBBAA` of encoded sRGB.
  ///
  /// - Source: Human Interface Guidelines, Color, and UIKit's `UIColor`. Documented by name; values
  ///   Reported.
  private static let codes: [String: (light: String, dark: String)] = [
    "placeholderText": ("#3C3C434D", "#EBEBF54D"), "separator": ("#3C3C434A", "#54545899"),
    "opaqueSeparator": ("#C6C6C8", "#38383A"),
    "systemBackground": ("#FFFFFF", "#000000"),
    "secondarySystemBackground": ("#F2F2F7", "#1C1C1E"),
    "tertiarySystemBackground": ("#FFFFFF", "#2C2C2E"),
    "systemGroupedBackground": ("#F2F2F7", "#000000"),
    "groupTableViewBackground": ("#F2F2F7", "#000000"),
    "secondarySystemGroupedBackground": ("#FFFFFF", "#1C1C1E"),
    "tertiarySystemGroupedBackground": ("#F2F2F7", "#2C2C2E"),
    "systemFill": ("#78788033", "#7878805C"), "secondarySystemFill": ("#78788029", "#78788052"),
    "tertiarySystemFill": ("#7676801F", "#7676803D"),
    "quaternarySystemFill": ("#74748014", "#7676802E"), "systemGray2": ("#AEAEB2", "#636366"),
    "systemGray3": ("#C7C7CC", "#48484A"), "systemGray4": ("#D1D1D6", "#3A3A3C"),
    "systemGray5": ("#E5E5EA", "#2C2C2E"), "systemGray6": ("#F2F2F7", "#1C1C1E"),
    "darkText": ("#000000", "#000000"), "lightText": ("#FFFFFF99", "#FFFFFF99"),
    "darkGray": ("#555555", "#555555"), "lightGray": ("#AAAAAA", "#AAAAAA"),
    "magenta": ("#FF00FF", "#FF00FF"),
    "textColor": ("#000000", "#FFFFFF"),
    "windowBackgroundColor": ("#ECECEC", "#323232"),
    "controlBackgroundColor": ("#FFFFFF", "#1E1E1E"),
    "separatorColor": ("#0000001A", "#FFFFFF1A"),
  ]

  /// `UIColor.red` and the like, which are not the colors that SwiftUI has by their names.
  private static let plain: [String: String] = [
    "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF",
    "yellow": "#FFFF00", "orange": "#FF8000", "purple": "#800080", "brown": "#996633",
    "gray": "#808080", "white": "#FFFFFF", "black": "#000000", "clear": "#00000000",
  ]

  /// The levels of labels, in UIKit; with `Color` behind in AppKit.
  private static let labels = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel",
  ]

  /// A color of `UIColor` or `NSColor`; `nil`: there is none of the name.
  static func color(_ name: String, in system: SystemDesign, isDark: Bool) -> PaintColor? {
    if let plain = plain[name] { return PaintColor(hexWithAlpha: plain) }
    if let pair = codes[name] { return PaintColor(hexWithAlpha: isDark ? pair.dark : pair.light) }
    if let level = labels.firstIndex(of: name) { return .label(level, in: system, isDark: isDark) }
    if name.hasSuffix("Color"), let level = labels.firstIndex(of: String(name.dropLast(5))) {
      return .label(level, in: .macOS, isDark: isDark)
    }
    switch name {
    case "tintColor", "link", "controlAccentColor", "linkColor":
      return .system(.blue, in: system, isDark: isDark)
    case _: break
    }
    guard name.hasPrefix("system") else { return nil }
    let rest = name.dropFirst("system".utf8.count).lowercased()
    return SystemColor(rawValue: rest).map { .system($0, in: system, isDark: isDark) }
  }
}
