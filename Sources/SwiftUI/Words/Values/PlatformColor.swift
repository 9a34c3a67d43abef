// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyDrawing
internal import VibrancyLayout
internal import VibrancyVocabulary

/// The colors that UIKit and AppKit have names for, beside those of SwiftUI.
enum PlatformColor {
  /// `UIColor.red` and the like, which are not the colors that SwiftUI has by their names.
  private static let plain: [String: String] = [
    "red": "#FF0000", "green": "#00FF00", "blue": "#0000FF", "cyan": "#00FFFF",
    "yellow": "#FFFF00", "orange": "#FF8000", "purple": "#800080", "brown": "#996633",
    "gray": "#808080", "white": "#FFFFFF", "black": "#000000", "clear": "#00000000",
  ]

  /// A color of `UIColor` or `NSColor`; `nil`: there is none of the name.
  static func color(_ name: String, in system: SystemDesign, isDark: Bool) -> PaintColor? {
    if let plain = plain[name] { return PaintColor(hexWithAlpha: plain) }
    if let code = PlatformColorCode.code(of: name, isDark: isDark) {
      return PaintColor(hexWithAlpha: code)
    }
    if let level = PlatformColorCode.level(of: name) {
      return .label(
        level.rawValue, in: name.hasSuffix("Color") ? .macOS : system, isDark: isDark)
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
