// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place where the system shows a widget, an icon or a Live Activity, in one of its states.
///
/// Raw values are what `--scene` takes and what previews are named by; they are permanent.
public enum Place: String, Sendable, Hashable, CaseIterable {
  /// The Lock Screen of an iPhone.
  case lockScreen = "lock-screen"
  /// The Lock Screen in a color the user chose.
  case lockScreenTinted = "lock-screen-tinted"
  /// The Lock Screen on an Always-On display.
  case lockScreenAlwaysOn = "lock-screen-always-on"
  /// The Lock Screen of an iPad.
  case ipadLockScreen = "ipad-lock-screen"
  /// The desktop of a Mac while a window is in front.
  case macDesktopReceded = "mac-desktop-receded"
  /// The Home Screen in light appearance.
  case homeLight = "home-light"
  /// The Home Screen in dark appearance.
  case homeDark = "home-dark"
  /// The tinted Home Screen of iOS 18.
  case homeTinted = "home-tinted"
  /// The tinted Home Screen of iOS 26.
  case homeTintedGlass = "home-tinted-glass"
  /// The tinted Home Screen, for an app not built for iOS 18.
  case homeTintedLegacy = "home-tinted-legacy"
  /// The clear, light Home Screen of iOS 26.
  case homeClearLight = "home-clear-light"
  /// The clear, dark Home Screen of iOS 26.
  case homeClearDark = "home-clear-dark"
  /// StandBy by day.
  case standby
  /// StandBy in the dark.
  case standbyNight = "standby-night"
  /// A watch face in full color.
  case watchFullColor = "watch-full-color"
  /// A watch face of one color (Infograph).
  case watchAccented = "watch-accented"
  /// A watch face of one color, groups exchanged (X-Large).
  case watchAccentedInverted = "watch-accented-inverted"
  /// A watch face on an Always-On display.
  case watchAlwaysOn = "watch-always-on"
  /// The Smart Stack of a watch.
  case watchSmartStack = "watch-smart-stack"
  /// An alias of `home-light`.
  case todayView = "today-view"
  /// An alias of `home-light`.
  case macDesktop = "mac-desktop"
  /// An alias of `standby`.
  case carplay
  /// An app icon in light appearance.
  case iconLight = "icon-light"
  /// An app icon in dark appearance.
  case iconDark = "icon-dark"
  /// An app icon in the user's tint.
  case iconTinted = "icon-tinted"
  /// An app icon in the user's tint on light (iOS 26).
  case iconTintedLight = "icon-tinted-light"
  /// A clear, light app icon (iOS 26).
  case iconClearLight = "icon-clear-light"
  /// A clear, dark app icon (iOS 26).
  case iconClearDark = "icon-clear-dark"
  /// The Lock Screen's banner of a Live Activity.
  case liveActivity = "live-activity"
  /// The same banner in light appearance.
  case liveActivityLight = "live-activity-light"
  /// The same banner on an Always-On display.
  case liveActivityAlwaysOn = "live-activity-always-on"
  /// The same banner, enlarged, in StandBy.
  case liveActivityStandby = "live-activity-standby"
  /// The same in StandBy in the dark.
  case liveActivityStandbyNight = "live-activity-standby-night"
  /// The small form of a Live Activity in the Smart Stack of a watch.
  case liveActivitySmartStack = "live-activity-smart-stack"
  /// The small form of a Live Activity on the dashboard of CarPlay.
  case liveActivityCarPlay = "live-activity-carplay"
  /// A Live Activity in the Dynamic Island while it is held.
  case dynamicIslandExpanded = "dynamic-island-expanded"
  /// A Live Activity on both sides of the camera.
  case dynamicIslandCompact = "dynamic-island-compact"
  /// One of several Live Activities beside the Dynamic Island.
  case dynamicIslandMinimal = "dynamic-island-minimal"

  /// The place this one is another name of, if it is.
  package var aliased: Place? { row.aliased }

  /// Every place but the aliases, in the order they are listed.
  package static var distinct: [Place] { allCases.filter { $0.aliased == nil } }
}
