// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The colors that SwiftUI has names for.
package enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear

  /// Its code in light appearance, `#RRGGBB` or `#RRGGBBAA` of encoded sRGB.
  ///
  /// - Source: Human Interface Guidelines, Color, as of iOS 18. Documented.
  package var light: String {
    switch self {
    case .red: "#FF3B30"
    case .orange: "#FF9500"
    case .yellow: "#FFCC00"
    case .green: "#34C759"
    case .mint: "#00C7BE"
    case .teal: "#30B0C7"
    case .cyan: "#32ADE6"
    case .blue: "#007AFF"
    case .indigo: "#5856D6"
    case .purple: "#AF52DE"
    case .pink: "#FF2D55"
    case .brown: "#A2845E"
    case .gray: "#8E8E93"
    case .black: "#000000"
    case .white: "#FFFFFF"
    case .clear: "#00000000"
    }
  }

  /// Its code in dark appearance, as `light`.
  package var dark: String {
    switch self {
    case .red: "#FF453A"
    case .orange: "#FF9F0A"
    case .yellow: "#FFD60A"
    case .green: "#30D158"
    case .mint: "#63E6E2"
    case .teal: "#40C8E0"
    case .cyan: "#64D2FF"
    case .blue: "#0A84FF"
    case .indigo: "#5E5CE6"
    case .purple: "#BF5AF2"
    case .pink: "#FF375F"
    case .brown: "#AC8E68"
    case .gray, .black, .white, .clear: light
    }
  }

  /// The code of a name; `nil` for any other.
  package static func codes(of name: String, isDark: Bool) -> String? {
    SystemColor(rawValue: name).map { isDark ? $0.dark : $0.light }
  }
}
