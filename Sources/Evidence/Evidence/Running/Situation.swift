// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

/// The environment in which the system runs a widget's view.
struct Situation: Hashable, Sendable {
  var platform: ProjectTarget.Platform
  /// The number of the system's version on this platform.
  var version: Int
  var family: Family
  var mode: WidgetMode
  var showsBackground: Bool
  var isLuminanceReduced: Bool
  var isDark: Bool
  /// The room at the edges of its content that code reads, in points.
  var contentMargin: Double

  /// The environment of a widget's view in a place; `nil` for a place of app icons or of
  /// Live Activities.
  init?(_ place: Place, _ family: Family, _ platform: ProjectTarget.Platform, version: Int) {
    guard let reports = place.reports else { return nil }
    (self.platform, self.version, self.family) = (platform, version, family)
    mode = reports.mode
    showsBackground = reports.showsBackground && family != .accessoryInline
    (isLuminanceReduced, isDark) = (reports.isLuminanceReduced, reports.isDark)
    contentMargin = reports.contentMargin(of: family)
  }

  /// A question that code can ask of it.
  enum Question: Hashable, Sendable {
    case family, mode, background, luminance, scheme, margin
  }

  /// Returns `true` if code that asked only these questions cannot distinguish it from another.
  func agrees(with other: Situation, on questions: Set<Question>) -> Bool {
    questions.allSatisfy { question in
      switch question {
      case .family: family == other.family
      case .mode: mode == other.mode
      case .background: showsBackground == other.showsBackground
      case .luminance: isLuminanceReduced == other.isLuminanceReduced
      case .scheme: isDark == other.isDark
      case .margin: contentMargin == other.contentMargin
      }
    }
  }
}
