// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// The colors that UIKit and AppKit have names for beside those of SwiftUI.
package enum PlatformColorCode {
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

  /// The levels of labels, in UIKit; with `Color` behind in AppKit.
  private static let labels = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "quinaryLabel",
  ]

  /// The code of a color; `nil`: there is none of the name.
  package static func code(of name: String, isDark: Bool) -> String? {
    codes[name].map { isDark ? $0.dark : $0.light }
  }

  /// The level of labels that a name is for; `nil`: it is for none.
  package static func level(of name: String) -> HierarchicalLevel? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return labels.firstIndex(of: plain).map { HierarchicalLevel(nearest: $0) }
  }
}
