// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Place {
  /// The recipe of the place: a new place does not compile until its row stands here.
  package var recipe: Recipe {
    switch self {
    case .lockScreen:
      Recipe("iPhone Lock Screen", .vibrant(.adaptive), .calibrated) { $0.moveToLockScreen() }
    case .lockScreenTinted:
      Recipe("Lock Screen in the user's color", .vibrant(.tinted), .reported) {
        $0.moveToLockScreen()
      }
    case .lockScreenAlwaysOn:
      Recipe("Lock Screen, Always-On", .vibrant(.adaptive), .assumed) {
        $0.moveToLockScreen()
        ($0.dimsWallpaper, $0.dimsPicture) = (true, true)
      }
    case .ipadLockScreen:
      Recipe("iPad Lock Screen", .vibrant(.monochrome), .reported) {
        $0.moveToLockScreen()
        $0.containerBackground = .faint
      }
    case .macDesktopReceded:
      Recipe("Mac desktop behind a window", .vibrant(.receded), .calibrated)
    case .homeLight: .lightHome("Home Screen, light")
    case .homeDark:
      Recipe("Home Screen, dark", .fullColor, .calibrated) {
        ($0.containerBackground, $0.lightsBackground) = (.shown, true)
      }
    case .homeTinted: Recipe("tinted Home Screen, iOS 18", .accented(.tint), .assumed)
    case .homeTintedGlass:
      Recipe("tinted Home Screen, iOS 26", .accented(.tintedGlass), .assumed)
    case .homeTintedLegacy:
      Recipe("tinted Home Screen, app not built for iOS 18", .tintedWhole, .reported) {
        $0.containerBackground = .shown
      }
    case .homeClearLight:
      Recipe("clear light Home Screen, iOS 26", .accented(.clearLight), .assumed)
    case .homeClearDark:
      Recipe("clear dark Home Screen, iOS 26", .accented(.clearDark), .assumed)
    case .standby: .standby("StandBy", .fullColor, .documented)
    case .standbyNight: .standby("StandBy in the dark", .night, .assumed)
    case .watchFullColor:
      Recipe("watch face in full color", .fullColor, .documented) { $0.behind = .black }
    case .watchAccented:
      Recipe("watch face of one color (Infograph)", .accented(.watchFace), .documented) {
        $0.behind = .black
      }
    case .watchAccentedInverted:
      Recipe("watch face of one color (X-Large)", .accented(.watchFaceInverted), .documented) {
        $0.behind = .black
      }
    case .watchAlwaysOn:
      Recipe("watch face, Always-On", .fullColor, .assumed) {
        ($0.behind, $0.dimsPicture, $0.isLocked) = (.black, true, true)
      }
    case .watchSmartStack:
      Recipe("watch Smart Stack", .fullColor, .assumed) {
        ($0.behind, $0.containerBackground, $0.plate) = (.black, .shown, .smartStack)
      }
    case .todayView: .lightHome("Today View")
    case .macDesktop: .lightHome("Mac desktop")
    case .carplay: .standby("CarPlay", .fullColor, .documented)
    case .iconLight:
      Recipe("app icon, light", .icon(.light), .calibrated) {
        ($0.behind, $0.usesLightArt) = (.black, true)
      }
    case .iconDark: Recipe("app icon, dark", .icon(.dark), .calibrated) { $0.behind = .black }
    case .iconTinted:
      Recipe("app icon, tinted", .icon(.tinted), .calibrated) { $0.behind = .black }
    case .iconTintedLight:
      Recipe("app icon, tinted light, iOS 26", .icon(.tintedLight), .calibrated) {
        $0.behind = .black
      }
    case .iconClearLight: Recipe("app icon, clear light, iOS 26", .icon(.clearLight), .assumed)
    case .iconClearDark: Recipe("app icon, clear dark, iOS 26", .icon(.clearDark), .assumed)
    case .liveActivity: .banner("Live Activity on the Lock Screen")
    case .liveActivityLight:
      .banner("Live Activity on the Lock Screen, light") {
        ($0.usesLightArt, $0.plate) = (true, .lightBanner)
      }
    case .liveActivityAlwaysOn:
      .banner("Live Activity, Always-On") { ($0.dimsWallpaper, $0.dimsPicture) = (true, true) }
    case .liveActivityStandby: .activityInStandby("Live Activity in StandBy", .fullColor)
    case .liveActivityStandbyNight:
      .activityInStandby("Live Activity in StandBy in the dark", .night)
    case .liveActivitySmartStack:
      .small("Live Activity in the watch's Smart Stack") {
        ($0.behind, $0.plate) = (.black, .smartStack)
      }
    case .liveActivityCarPlay: .small("Live Activity in CarPlay") { $0.plate = .carPlay }
    case .dynamicIslandExpanded: .island("Dynamic Island, expanded")
    case .dynamicIslandCompact: .island("Dynamic Island, compact")
    case .dynamicIslandMinimal: .island("Dynamic Island, minimal")
    }
  }
}

extension Recipe {
  /// A recipe of which `change` says what is not as on a dark Home Screen without a background.
  fileprivate init(
    _ summary: String, _ treatment: Treatment, _ standing: Standing,
    _ change: (inout Recipe) -> Void
  ) {
    self.init(summary, treatment, standing)
    change(&self)
  }

  fileprivate mutating func moveToLockScreen() { (slot, isLocked) = (.lockScreen, true) }

  fileprivate static func lightHome(_ summary: String) -> Recipe {
    Recipe(summary, .fullColor, .calibrated) {
      ($0.containerBackground, $0.lightsBackground, $0.usesLightArt) = (.shown, true, true)
    }
  }

  fileprivate static func standby(
    _ summary: String, _ treatment: Treatment, _ standing: Standing
  ) -> Recipe {
    Recipe(summary, treatment, standing) {
      ($0.behind, $0.enlargesSmall, $0.isLocked) = (.black, true, true)
    }
  }

  /// The banner is drawn on its own background, or on glass where it has none.
  fileprivate static func banner(
    _ summary: String, _ change: (inout Recipe) -> Void = { _ in }
  ) -> Recipe {
    Recipe(summary, .fullColor, .assumed) {
      ($0.slot, $0.isLocked, $0.containerBackground, $0.plate) = (.banner, true, .shown, .banner)
      change(&$0)
    }
  }

  /// The small form is drawn on its own background.
  fileprivate static func small(
    _ summary: String, _ change: (inout Recipe) -> Void
  ) -> Recipe {
    Recipe(summary, .fullColor, .assumed) {
      ($0.slot, $0.containerBackground) = (.card, .shown)
      change(&$0)
    }
  }

  /// Documented (HIG): the banner at twice its size, its background extended to the whole screen. That
  /// it is in full color before it is made red is Assumed.
  fileprivate static func activityInStandby(
    _ summary: String, _ treatment: Treatment
  ) -> Recipe {
    Recipe(summary, treatment, treatment == .night ? .assumed : .documented) {
      ($0.behind, $0.slot, $0.isLocked, $0.containerBackground) = (.black, .middle, true, .shown)
      $0.mode = .fullColor
    }
  }

  /// Documented (HIG): sizes, shape, and that it is black.
  fileprivate static func island(_ summary: String) -> Recipe {
    Recipe(summary, .fullColor, .documented) { ($0.slot, $0.plate) = (.island, .island) }
  }
}
