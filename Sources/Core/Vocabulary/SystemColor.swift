// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The colors that SwiftUI has names for.
package enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case black, white, clear

  /// The codes of a color in light and dark appearance.
  private struct Shades {
    let (light, dark): (UInt32, UInt32)

    init(_ light: UInt32, _ dark: UInt32) { (self.light, self.dark) = (light, dark) }
  }

  /// The color of a system as a code `0xRRGGBB` of encoded sRGB; `clear` is black of no alpha.
  ///
  /// - Source: Human Interface Guidelines, Color: Documented for iOS 18, iOS 26 and macOS. Eight of
  ///   iOS 26 are Calibrated on Apple's own renders, macOS 26's green on a widget, a watch's yellow on
  ///   snapshots. That a watch and Apple Vision Pro otherwise have iOS 26's in dark appearance is
  ///   Assumed.
  package func code(in system: SystemDesign, isDark: Bool) -> UInt32 {
    let shades = shades(in: system)
    return isDark || system.isAlwaysDark ? shades.dark : shades.light
  }

  private func shades(in system: SystemDesign) -> Shades {
    switch system {
    case .iOS18: shades18
    case .iOS26, .watchOS, .visionOS: shades26
    case .macOS: shadesOfMac
    }
  }

  private var shades18: Shades {
    switch self {
    case .red: Shades(0xFF3B30, 0xFF453A)
    case .orange: Shades(0xFF9500, 0xFF9F0A)
    case .yellow: Shades(0xFFCC00, 0xFFD60A)
    case .green: Shades(0x34C759, 0x30D158)
    case .mint: Shades(0x00C7BE, 0x63E6E2)
    case .teal: Shades(0x30B0C7, 0x40C8E0)
    case .cyan: Shades(0x32ADE6, 0x64D2FF)
    case .blue: Shades(0x007AFF, 0x0A84FF)
    case .indigo: Shades(0x5856D6, 0x5E5CE6)
    case .purple: Shades(0xAF52DE, 0xBF5AF2)
    case .pink: Shades(0xFF2D55, 0xFF375F)
    case .brown: Shades(0xA2845E, 0xAC8E68)
    case .gray: Shades(0x8E8E93, 0x8E8E93)
    case .black, .clear: Shades(0x000000, 0x000000)
    case .white: Shades(0xFFFFFF, 0xFFFFFF)
    }
  }

  private var shades26: Shades {
    switch self {
    case .red: Shades(0xFF383C, 0xFF4245)
    case .orange: Shades(0xFF8D28, 0xFF9230)
    case .yellow: Shades(0xFFCC00, 0xFFD600)
    case .mint: Shades(0x00C8B3, 0x00DAC3)
    case .teal: Shades(0x00C3D0, 0x00D2E0)
    case .cyan: Shades(0x00C0E8, 0x3CD3FE)
    case .blue: Shades(0x0088FF, 0x0091FF)
    case .indigo: Shades(0x6155F5, 0x6D7CFF)
    case .purple: Shades(0xCB30E0, 0xDB33F2)
    case .brown: Shades(0xAC7F5E, 0xB78A66)
    case .green, .pink, .gray, .black, .white, .clear: shades18
    }
  }

  private var shadesOfMac: Shades {
    switch self {
    case .green: Shades(0x28CD41, 0x32D74B)
    case .mint: Shades(0x00C7BE, 0x66D4CF)
    case .teal: Shades(0x59ADC4, 0x6AC4DC)
    case .cyan: Shades(0x55BEF0, 0x5AC8F5)
    case .gray: Shades(0x8E8E93, 0x98989D)
    case .red, .orange, .yellow, .blue, .indigo, .purple, .pink, .brown, .black, .white, .clear:
      shades18
    }
  }
}
