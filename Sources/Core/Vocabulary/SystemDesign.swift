// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The systems whose colors and text styles differ.
package enum SystemDesign: Hashable, Sendable, CaseIterable {
  /// iOS and iPadOS 18, and what came before them.
  case iOS18
  /// iOS and iPadOS from 26 on.
  case iOS26
  /// macOS.
  case macOS
  /// watchOS, which is always dark.
  case watchOS
  /// visionOS, which is always dark.
  case visionOS

  /// `true` if there is no light appearance.
  package var isAlwaysDark: Bool {
    switch self {
    case .watchOS, .visionOS: true
    case .iOS18, .iOS26, .macOS: false
    }
  }

  /// `true` on an iPhone and an iPad.
  package var isPhone: Bool {
    switch self {
    case .iOS18, .iOS26: true
    case .macOS, .watchOS, .visionOS: false
    }
  }

  /// The color of a level of labels, as a code of encoded sRGB and its alpha.
  ///
  /// iOS: black and rgb(60, 60, 67) light, white and rgb(235, 235, 245) dark (Documented by UIKit; .6
  /// Calibrated on 176 texts). macOS: black or white (Documented by AppKit; the first two Calibrated on
  /// whole widgets of macOS 26). The fifth level: two thirds of the fourth (Assumed). A watch and Apple
  /// Vision Pro: as iOS in dark appearance (Assumed).
  ///
  package func label(_ level: HierarchicalLevel, isDark: Bool) -> (code: UInt32, alpha: Double) {
    let isDark = isDark || isAlwaysDark
    switch self {
    case .macOS:
      let alphas =
        isDark ? [0.85, 0.565, 0.25, 0.1, 0.07] : [0.85, 0.51, 0.26, 0.1, 0.07]
      return (isDark ? 0xFFFFFF : 0x000000, alphas[level.rawValue])
    case .iOS18, .iOS26, .watchOS, .visionOS:
      let alphas = isDark ? [1, 0.6, 0.3, 0.16, 0.11] : [1, 0.6, 0.3, 0.18, 0.12]
      let codes: (UInt32, UInt32) = isDark ? (0xFFFFFF, 0xEBEBF5) : (0x000000, 0x3C3C43)
      return (level == .primary ? codes.0 : codes.1, alphas[level.rawValue])
    }
  }
}

extension ProjectTarget.Platform {
  /// How colors and text look on a generation of the system.
  package func design(on os: SystemVersion) -> SystemDesign {
    switch self {
    case .iOS, .tvOS: os == .ios18 ? .iOS18 : .iOS26
    case .macOS: .macOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    }
  }
}
