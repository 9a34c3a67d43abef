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

  /// The environment of a widget's view in a place; `nil` for a place of app icons or of
  /// Live Activities.
  ///
  /// As Apple documents `widgetRenderingMode`, `showsWidgetContainerBackground` and
  /// `isLuminanceReduced`.
  init?(_ place: Place, _ family: Family, _ platform: ProjectTarget.Platform, version: Int) {
    (self.platform, self.version, self.family) = (platform, version, family)
    let mode: WidgetMode
    var (background, isReduced, isDark) = (false, false, true)
    switch place.aliased ?? place {
    case .lockScreen, .lockScreenTinted, .ipadLockScreen, .macDesktopReceded: mode = .vibrant
    case .lockScreenAlwaysOn: (mode, isReduced) = (.vibrant, true)
    case .homeLight, .homeTintedLegacy: (mode, background, isDark) = (.fullColor, true, false)
    case .homeDark, .watchSmartStack: (mode, background) = (.fullColor, true)
    case .homeTinted, .homeTintedGlass, .homeClearDark: mode = .accented
    case .homeClearLight: (mode, isDark) = (.accented, false)
    case .standby, .standbyNight, .watchFullColor: mode = .fullColor
    case .watchAccented, .watchAccentedInverted: mode = .accented
    case .watchAlwaysOn: (mode, isReduced) = (.fullColor, true)
    case .todayView, .macDesktop, .carplay: return nil
    case .iconLight, .iconDark, .iconTinted, .iconTintedLight, .iconClearLight, .iconClearDark:
      return nil
    case .liveActivity, .liveActivityAlwaysOn, .liveActivityStandby, .liveActivityStandbyNight,
      .dynamicIslandExpanded, .dynamicIslandCompact, .dynamicIslandMinimal:
      return nil
    }
    self.mode = mode
    showsBackground = background && family != .accessoryInline
    (isLuminanceReduced, self.isDark) = (isReduced, isDark)
  }

  /// A question that code can ask of it.
  enum Question: Hashable, Sendable {
    case family, mode, background, luminance, scheme
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
      }
    }
  }
}
