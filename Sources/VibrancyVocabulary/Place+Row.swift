// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Place {
  /// What words say of a place; what it does to pixels is its recipe.
  struct Row {
    /// How a sentence names a place, and with which preposition.
    enum Name {
      case on(String), `in`(String)
    }

    let name: Name
    let role: SceneRole
    let platform: Platform
    let aliased: Place?

    init(
      _ name: Name, _ role: SceneRole, platform: Platform = .phone, aliased: Place? = nil
    ) {
      (self.name, self.role, self.platform, self.aliased) = (name, role, platform, aliased)
    }
  }

  /// The table of places: a new one does not compile until its row stands here.
  var row: Row {
    switch self {
    case .lockScreen: Row(.on("the Lock Screen"), .vibrant)
    case .lockScreenTinted: Row(.on("the tinted Lock Screen"), .vibrant)
    case .lockScreenAlwaysOn: Row(.on("the Always-On Lock Screen"), .alwaysOn)
    case .ipadLockScreen: Row(.on("the iPad’s Lock Screen"), .vibrant, platform: .pad)
    case .macDesktopReceded: Row(.on("the receded Mac desktop"), .vibrant, platform: .mac)
    case .homeLight: Row(.on("the light Home Screen"), .home)
    case .homeDark: Row(.on("the dark Home Screen"), .home)
    case .homeTinted: Row(.on("the tinted Home Screen"), .accented)
    case .homeTintedGlass: Row(.on("the tinted glass Home Screen"), .accented)
    case .homeTintedLegacy: Row(.on("the tinted Home Screen of an older app"), .accented)
    case .homeClearLight: Row(.on("the clear light Home Screen"), .accented)
    case .homeClearDark: Row(.on("the clear dark Home Screen"), .accented)
    case .standby: Row(.in("StandBy"), .standby)
    case .standbyNight: Row(.in("StandBy at night"), .night)
    case .watchFullColor: Row(.on("the watch face"), .blackFace, platform: .watch)
    case .watchAccented: Row(.on("the one-color watch face"), .accented, platform: .watch)
    case .watchAccentedInverted:
      Row(.on("the inverted one-color watch face"), .accented, platform: .watch)
    case .watchAlwaysOn: Row(.on("the Always-On watch face"), .alwaysOn, platform: .watch)
    case .watchSmartStack: Row(.in("the Smart Stack"), .blackFace, platform: .watch)
    case .todayView: Row(.in("Today View"), .home, aliased: .homeLight)
    case .macDesktop: Row(.on("the Mac desktop"), .home, aliased: .homeLight)
    case .carplay: Row(.in("CarPlay"), .standby, aliased: .standby)
    case .iconLight: Row(.in("icon-light"), .icon)
    case .iconDark: Row(.in("icon-dark"), .icon)
    case .iconTinted: Row(.in("icon-tinted"), .icon)
    case .iconTintedLight: Row(.in("icon-tinted-light"), .icon)
    case .iconClearLight: Row(.in("icon-clear-light"), .icon)
    case .iconClearDark: Row(.in("icon-clear-dark"), .icon)
    }
  }

  /// What it does to a picture, as far as rules care.
  package var role: SceneRole { row.role }

  /// The machine it belongs to.
  package var platform: Platform { row.platform }

  /// As a sentence names it: `the Lock Screen`.
  package var name: String {
    switch row.name {
    case .on(let name), .in(let name): name
    }
  }

  /// As a sentence says where: `on the Lock Screen`, `in StandBy`.
  package var phrase: String {
    switch row.name {
    case .on(let name): "on \(name)"
    case .in(let name): "in \(name)"
    }
  }
}

/// What a scene does to a picture, as far as rules care.
package enum SceneRole: String, Sendable, Hashable, CaseIterable {
  /// Maps it into the vibrant material: the Lock Screen.
  case vibrant
  /// Paints it in one color: a tinted Home Screen, a watch face of one color.
  case accented
  /// Shows it in full color on black, its container background removed: StandBy.
  case standby
  /// Shows it in full color on black where it never has a background: a watch face.
  case blackFace
  /// Shows it in red through a luma mask: StandBy at night.
  case night
  /// Shows it dimmed: an Always-On display.
  case alwaysOn
  /// Shows it in full color on its own container background: the Home Screen.
  case home
  /// Shows an app icon.
  case icon
}

/// Which machine a place belongs to.
package enum Platform: String, Sendable, Hashable { case phone, pad, mac, watch }
