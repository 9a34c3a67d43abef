// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// The colors that UIKit and AppKit have names for, beside those of SwiftUI.
enum PlatformColor {
  /// The codes in light and dark appearance, `#RRGGBB` or `#RRGGBBAA` of encoded sRGB.
  ///
  /// - Source: Human Interface Guidelines, Color, and UIKit's `UIColor`. Documented by name; values
  ///   Reported, as of iOS 18.
  private static let codes: [String: (light: String, dark: String)] = [
    "label": ("#000000", "#FFFFFF"), "secondaryLabel": ("#3C3C4399", "#EBEBF599"),
    "tertiaryLabel": ("#3C3C434D", "#EBEBF54D"), "quaternaryLabel": ("#3C3C432E", "#EBEBF52E"),
    "placeholderText": ("#3C3C434D", "#EBEBF54D"), "separator": ("#3C3C434A", "#54545899"),
    "opaqueSeparator": ("#C6C6C8", "#38383A"), "link": ("#007AFF", "#0984FF"),
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
    "tintColor": ("#007AFF", "#0A84FF"), "magenta": ("#FF00FF", "#FF00FF"),
    "labelColor": ("#000000D9", "#FFFFFFD9"), "secondaryLabelColor": ("#00000080", "#FFFFFF8C"),
    "tertiaryLabelColor": ("#00000042", "#FFFFFF40"), "textColor": ("#000000", "#FFFFFF"),
    "windowBackgroundColor": ("#ECECEC", "#323232"),
    "controlBackgroundColor": ("#FFFFFF", "#1E1E1E"),
    "controlAccentColor": ("#007AFF", "#007AFF"), "separatorColor": ("#0000001A", "#FFFFFF1A"),
  ]

  /// `UIColor.red` and the like, which are not the colors that SwiftUI has by their names.
  private static let plain: [String: String] = [
    "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF",
    "yellow": "#FFFF00", "orange": "#FF8000", "purple": "#800080", "brown": "#996633",
    "gray": "#808080", "white": "#FFFFFF", "black": "#000000", "clear": "#00000000",
  ]

  /// The code of a color of `UIColor` or `NSColor`; `nil`: there is none of the name.
  static func code(_ name: String, isDark: Bool) -> String? {
    if let plain = plain[name] { return plain }
    if let pair = codes[name] { return isDark ? pair.dark : pair.light }
    guard name.hasPrefix("system") else { return nil }
    let rest = name.dropFirst("system".utf8.count)
    return SystemColor.codes(of: rest.lowercased(), isDark: isDark)
  }
}
