// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

/// What the system reports to a widget's view where it is shown.
struct Situation: Hashable, Sendable {
  var platform: ProjectTarget.Platform
  /// The number of the system's version on this platform.
  var version: Int
  var family: Family
  var mode: WidgetMode
  var showsBackground: Bool
  var isLuminanceReduced: Bool
  var isDark: Bool

  /// What a place reports to a widget's view; `nil` for a place of app icons or of
  /// Live Activities.
  init?(_ place: Place, _ family: Family, _ platform: ProjectTarget.Platform, version: Int) {
    guard let reports = place.reports else { return nil }
    (self.platform, self.version, self.family) = (platform, version, family)
    mode = reports.mode
    showsBackground = reports.showsBackground && family != .accessoryInline
    (isLuminanceReduced, isDark) = (reports.isLuminanceReduced, reports.isDark)
  }

  /// What code can ask of it.
  enum Question: Hashable, Sendable {
    case family, mode, background, luminance, scheme
  }

  /// Whether code that asked only these questions cannot distinguish it from another.
  func agrees(with other: Situation, on questions: Set<Question>) -> Bool {
    questions.allSatisfy { question in
      switch question {
      case .family: family == other.family
      case .mode: mode == other.mode
      case .background: showsBackground == other.showsBackground
      case .luminance: isLuminanceReduced == other.isLuminanceReduced
      case .scheme: isDark == other.isDark
      }
    }
  }
}
