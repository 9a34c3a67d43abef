// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes
package import VibrancyVocabulary

/// A whole screen that can be drawn around widgets.
///
/// Raw values are what `--screen` takes and what files are named by; they are permanent.
package enum ScreenID: String, Sendable, Hashable, CaseIterable {
  /// The Lock Screen of an iPhone.
  case lockScreen = "lock-screen"
  /// The Lock Screen in a color the user chose.
  case lockScreenTinted = "lock-screen-tinted"
  /// The Lock Screen on an Always-On display.
  case lockScreenAlwaysOn = "lock-screen-always-on"
  /// The Lock Screen of an iPad that lies on its side.
  case ipadLockScreen = "ipad-lock-screen"
  /// The Home Screen in light appearance.
  case homeLight = "home-light"
  /// The Home Screen in dark appearance.
  case homeDark = "home-dark"
  /// The tinted Home Screen of iOS 18.
  case homeTinted = "home-tinted"
  /// The tinted Home Screen of iOS 26.
  case homeTintedGlass = "home-tinted-glass"
  /// The clear, light Home Screen of iOS 26.
  case homeClearLight = "home-clear-light"
  /// The clear, dark Home Screen of iOS 26.
  case homeClearDark = "home-clear-dark"
  /// StandBy by day: two widgets side by side.
  case standby
  /// StandBy in the dark.
  case standbyNight = "standby-night"
  /// A watch face in full color.
  case watchFullColor = "watch-full-color"
  /// A watch face of one color.
  case watchAccented = "watch-accented"
  /// A watch face of one color, groups exchanged.
  case watchAccentedInverted = "watch-accented-inverted"
  /// A watch face on an Always-On display.
  case watchAlwaysOn = "watch-always-on"
  /// The Smart Stack of a watch.
  case watchSmartStack = "watch-smart-stack"
  /// The desktop of a Mac.
  case macDesktop = "mac-desktop"
  /// The desktop of a Mac while a window is in front.
  case macDesktopReceded = "mac-desktop-receded"

  /// How a screen is laid out.
  enum Arrangement: Sendable, Hashable {
    case lockScreen, padLockScreen, homeScreen, standBy, watchFace, smartStack, desktop
  }

  /// The table of screens: a new one does not compile until its row stands here.
  private var row: (place: Place, arrangement: Arrangement) {
    switch self {
    case .lockScreen: (.lockScreen, .lockScreen)
    case .lockScreenTinted: (.lockScreenTinted, .lockScreen)
    case .lockScreenAlwaysOn: (.lockScreenAlwaysOn, .lockScreen)
    case .ipadLockScreen: (.ipadLockScreen, .padLockScreen)
    case .homeLight: (.homeLight, .homeScreen)
    case .homeDark: (.homeDark, .homeScreen)
    case .homeTinted: (.homeTinted, .homeScreen)
    case .homeTintedGlass: (.homeTintedGlass, .homeScreen)
    case .homeClearLight: (.homeClearLight, .homeScreen)
    case .homeClearDark: (.homeClearDark, .homeScreen)
    case .standby: (.standby, .standBy)
    case .standbyNight: (.standbyNight, .standBy)
    case .watchFullColor: (.watchFullColor, .watchFace)
    case .watchAccented: (.watchAccented, .watchFace)
    case .watchAccentedInverted: (.watchAccentedInverted, .watchFace)
    case .watchAlwaysOn: (.watchAlwaysOn, .watchFace)
    case .watchSmartStack: (.watchSmartStack, .smartStack)
    case .macDesktop: (.macDesktop, .desktop)
    case .macDesktopReceded: (.macDesktopReceded, .desktop)
    }
  }

  /// The place whose rendering its widgets have.
  package var place: Place { row.place }

  /// How it is laid out.
  var arrangement: Arrangement { row.arrangement }

  /// The families that it has slots for.
  package var families: [Family] {
    Family.allCases.filter { family in
      // A face's line of text is set along its edge by the face itself.
      place.shows(family) && !(arrangement == .watchFace && family == .accessoryInline)
    }
  }

  /// How the banner of a Live Activity is rendered on it; `nil` where none is shown.
  package var activityPlace: Place? {
    guard arrangement == .lockScreen else { return nil }
    return place == .lockScreenAlwaysOn ? .liveActivityAlwaysOn : .liveActivity
  }

  /// The screen that shows the banner of a Live Activity in a place; `nil` if none is drawn.
  package static func showingActivity(in place: Place) -> ScreenID? {
    allCases.first { $0.activityPlace == place }
  }

  /// The screen that shows a family in a place; `nil` if none is drawn.
  package static func showing(_ family: Family, in place: Place) -> ScreenID? {
    let id = allCases.first { $0.place == place } ?? allCases.first { $0.place == place.aliased }
    return id.flatMap { $0.families.contains(family) ? $0 : nil }
  }

  /// The first screen that shows any of some families.
  package static func standard(for families: Set<Family>) -> ScreenID {
    let usual: [ScreenID] = [.lockScreen, .homeLight]
    return (usual + allCases).first { !families.isDisjoint(with: $0.families) } ?? .lockScreen
  }

  /// Pixels per point unless somebody asks for others.
  package var standardScale: Int {
    switch arrangement {
    case .lockScreen, .homeScreen, .standBy: 3
    case .padLockScreen, .watchFace, .smartStack, .desktop: 2
    }
  }
}
