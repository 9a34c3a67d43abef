// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyEvidence

/// Colors of code as a description writes them.
enum DraftColors {
  /// The system's colors in light appearance. Documented: Human Interface Guidelines, Color, as of
  /// iOS 18.
  private static let words = [
    "red": "#FF3B30", "orange": "#FF9500", "yellow": "#FFCC00", "green": "#34C759",
    "mint": "#00C7BE", "teal": "#30B0C7", "cyan": "#32ADE6", "blue": "#007AFF",
    "indigo": "#5856D6", "purple": "#AF52DE", "pink": "#FF2D55", "brown": "#A2845E",
    "gray": "#8E8E93", "white": "#FFFFFF", "black": "#000000",
    // `tertiarySystemFill`, #767680 at .12, on white.
    "fill.tertiary": "#EFEFF0",
  ]

  /// `#RRGGBB` or the name of a color set of the catalog; `nil`: not known.
  static func text(
    of paint: SketchPaint, _ catalogs: DraftCatalogs, catalog: String?
  ) -> String? {
    switch paint {
    case .hex(let code): code
    case .word(let word): words[word]
    case .named(let names):
      names.lazy.compactMap { name in
        // `Color(.systemBackground)`.
        catalogs.color(name, in: catalog) ?? systemColors[name]
      }.first
    case .gradient(let ends):
      ends.lazy.compactMap { text(of: $0, catalogs, catalog: catalog) }.first
    case .open: nil
    }
  }

  /// UIKit's colors behind content, in light appearance. Documented: as above.
  private static let systemColors = [
    "background": "#FFFFFF", "systemBackground": "#FFFFFF", "secondarySystemBackground": "#F2F2F7",
    "tertiarySystemBackground": "#FFFFFF", "systemGroupedBackground": "#F2F2F7",
    "secondarySystemGroupedBackground": "#FFFFFF",
  ]

  /// Whether white is read better than black on a color, `#RRGGBB`: BT.709 luma below the middle.
  static func isDark(_ code: String) -> Bool {
    guard let bits = UInt32(code.dropFirst(), radix: 16) else { return false }
    let (red, green, blue) = (bits >> 16 & 255, bits >> 8 & 255, bits & 255)
    return 2126 * red + 7152 * green + 722 * blue < 10_000 * 140
  }
}
