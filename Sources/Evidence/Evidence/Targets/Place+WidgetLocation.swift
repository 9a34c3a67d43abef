// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax
internal import VibrancyVocabulary

extension WidgetConfiguration {
  /// Whether it asks not to be shown in a place.
  func removes(_ place: Place, _ family: Family) -> Bool {
    guard let location = place.location else { return false }
    return disfavored.contains {
      $0.places.contains(location) && $0.families?.contains(family) ?? true
    }
  }
}

extension Place {
  /// What `disfavoredLocations` calls it.
  var location: WidgetLocation? {
    switch self {
    case .lockScreen, .lockScreenTinted, .lockScreenAlwaysOn, .ipadLockScreen: .lockScreen
    case .homeLight, .homeDark, .homeTinted, .homeTintedGlass, .homeTintedLegacy, .homeClearLight,
      .homeClearDark, .todayView:
      .homeScreen
    case .standby, .standbyNight: .standBy
    case .carplay: .carPlay
    case .macDesktop, .macDesktopReceded: .iPhoneWidgetsOnMac
    case .watchFullColor, .watchAccented, .watchAccentedInverted, .watchAlwaysOn, .watchSmartStack,
      .iconLight, .iconDark, .iconTinted, .iconTintedLight, .iconClearLight, .iconClearDark,
      .liveActivity, .liveActivityAlwaysOn, .liveActivityStandby, .liveActivityStandbyNight,
      .dynamicIslandExpanded, .dynamicIslandCompact, .dynamicIslandMinimal:
      nil
    }
  }
}
