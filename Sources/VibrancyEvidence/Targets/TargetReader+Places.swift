// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Manner {
  init(_ around: Exposure.Surroundings) {
    self.init()
    if let renderings = around.renderings {
      let distinct = Set(renderings)
      accentedRendering = distinct.count == 1 ? distinct.first : nil
      isAccentedOpen = distinct.count > 1
    } else {
      isAccentedOpen = true
    }
    isAccentable = around.isAccent == true
    isTemplate = around.isTemplate
    hasLuminanceToAlpha = around.hasLuminanceToAlpha
    ink = around.ink?.word
    opacity = around.alpha
    (width, height) = (around.width, around.height)
    (isPrivate, isInvalidatable) = (around.isPrivate, around.isInvalidatable)
  }
}

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

extension ProjectTarget.Platform {
  /// The families that widgets have there.
  var families: Set<Family> {
    switch self {
    case .iOS:
      [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
        .accessoryRectangular, .accessoryInline,
      ]
    case .watchOS: [.accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
    case .macOS, .visionOS, .tvOS: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    }
  }

  /// Whether widgets made for it appear in a place.
  func shows(_ place: Place) -> Bool {
    switch self {
    case .iOS: place.platform != .watch
    case .watchOS: place.platform == .watch
    case .macOS: place.platform == .mac || place == .homeLight || place == .homeDark
    case .visionOS, .tvOS: place == .homeLight || place == .homeDark
    }
  }

  /// The major version that a generation of systems has here.
  func version(in system: SystemVersion) -> Int {
    switch system {
    case .ios26: 26
    case .ios18:
      switch self {
      case .iOS, .tvOS: 18
      case .watchOS: 11
      case .macOS: 15
      case .visionOS: 2
      }
    }
  }
}
