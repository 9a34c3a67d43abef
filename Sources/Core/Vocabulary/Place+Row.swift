// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Place {
  /// The words for a place; its effect on pixels is its recipe.
  struct Row {
    /// The name of a place in a sentence, with its preposition.
    enum Name {
      case on(String), `in`(String)
    }

    let name: Name
    let role: SceneRole
    let families: Set<Family>
    let platform: Platform
    let aliased: Place?
    let presentations: [ActivityPresentation]

    init(
      _ name: Name, _ role: SceneRole, _ families: Set<Family>, platform: Platform = .phone,
      aliased: Place? = nil
    ) {
      (self.name, self.role, self.families) = (name, role, families)
      (self.platform, self.aliased, presentations) = (platform, aliased, [])
    }

    init(_ name: Name, activity presentations: ActivityPresentation...) {
      (self.name, role, families, self.presentations) = (name, .activity, [], presentations)
      (platform, aliased) = (.phone, nil)
    }
  }

  /// The table of places: a new one does not compile until its row stands here.
  var row: Row {
    switch self {
    case .lockScreen: Row(.on("the Lock Screen"), .vibrant, .lockScreen)
    case .lockScreenTinted: Row(.on("the tinted Lock Screen"), .vibrant, .lockScreen)
    case .lockScreenAlwaysOn: Row(.on("the Always-On Lock Screen"), .alwaysOn, .lockScreen)
    case .ipadLockScreen:
      Row(.on("the iPad’s Lock Screen"), .vibrant, .padLockScreen, platform: .pad)
    case .macDesktopReceded: Row(.on("the receded Mac desktop"), .vibrant, .system, platform: .mac)
    case .homeLight: Row(.on("the light Home Screen"), .home, .system)
    case .homeDark: Row(.on("the dark Home Screen"), .home, .system)
    case .homeTinted: Row(.on("the tinted Home Screen"), .accented, .system)
    case .homeTintedGlass: Row(.on("the tinted glass Home Screen"), .accented, .system)
    case .homeTintedLegacy: Row(.on("the tinted Home Screen of an older app"), .accented, .system)
    case .homeClearLight: Row(.on("the clear light Home Screen"), .accented, .system)
    case .homeClearDark: Row(.on("the clear dark Home Screen"), .accented, .system)
    case .standby: Row(.in("StandBy"), .standby, .small)
    case .standbyNight: Row(.in("StandBy at night"), .night, .small)
    case .watchFullColor: Row(.on("the watch face"), .blackFace, .watchFace, platform: .watch)
    case .watchAccented:
      Row(.on("the one-color watch face"), .accented, .watchFace, platform: .watch)
    case .watchAccentedInverted:
      Row(.on("the inverted one-color watch face"), .accented, .watchFace, platform: .watch)
    case .watchAlwaysOn:
      Row(.on("the Always-On watch face"), .alwaysOn, .watchFace, platform: .watch)
    case .watchSmartStack: Row(.in("the Smart Stack"), .home, .smartStack, platform: .watch)
    case .todayView: Row(.in("Today View"), .home, .system, aliased: .homeLight)
    case .macDesktop:
      Row(.on("the Mac desktop"), .home, .system, platform: .mac, aliased: .homeLight)
    case .carplay: Row(.in("CarPlay"), .standby, .small, aliased: .standby)
    case .iconLight: Row(.in("icon-light"), .icon, [])
    case .iconDark: Row(.in("icon-dark"), .icon, [])
    case .iconTinted: Row(.in("icon-tinted"), .icon, [])
    case .iconTintedLight: Row(.in("icon-tinted-light"), .icon, [])
    case .iconClearLight: Row(.in("icon-clear-light"), .icon, [])
    case .iconClearDark: Row(.in("icon-clear-dark"), .icon, [])
    case .liveActivity: Row(.on("the Lock Screen, as a Live Activity"), activity: .lockScreen)
    case .liveActivityAlwaysOn:
      Row(.on("the Always-On Lock Screen, as a Live Activity"), activity: .lockScreen)
    case .liveActivityStandby: Row(.in("StandBy, as a Live Activity"), activity: .lockScreen)
    case .liveActivityStandbyNight:
      Row(.in("StandBy at night, as a Live Activity"), activity: .lockScreen)
    case .dynamicIslandExpanded: Row(.in("the expanded Dynamic Island"), activity: .expanded)
    case .dynamicIslandCompact:
      Row(.in("the compact Dynamic Island"), activity: .compactLeading, .compactTrailing)
    case .dynamicIslandMinimal: Row(.in("the minimal Dynamic Island"), activity: .minimal)
    }
  }

  /// The effect on a picture, as far as rules care.
  package var role: SceneRole { row.role }

  /// The machine it belongs to.
  package var platform: Platform { row.platform }

  /// Returns `true` if a widget of a family ever appears here.
  ///
  /// Documented by WidgetKit and the Human Interface Guidelines; where they contradict each other
  /// the more permissive one holds. Places of app icons and of Live Activities show no family.
  package func shows(_ family: Family) -> Bool { row.families.contains(family) }

  /// The presentations of a Live Activity that are seen here together, from the leading side; none
  /// where widgets or icons are shown.
  package var presentations: [ActivityPresentation] { row.presentations }

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

extension Set<Family> {
  fileprivate static let lockScreen: Self = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]
  fileprivate static let padLockScreen: Self = lockScreen.union([.systemSmall])
  /// systemExtraLarge on an iPad or a Mac.
  fileprivate static let system: Self = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
  fileprivate static let small: Self = [.systemSmall]
  fileprivate static let watchFace: Self = lockScreen.union([.accessoryCorner])
  fileprivate static let smartStack: Self = [.accessoryRectangular]
}

/// The effect of a scene on a picture, as far as rules care.
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
  /// Shows it in full color on its own container background: the Home Screen, a watch's Smart Stack.
  case home
  /// Shows an app icon.
  case icon
  /// Shows a Live Activity, in full color or at night in red.
  case activity
}

/// The machine that a place belongs to.
package enum Platform: String, Sendable, Hashable { case phone, pad, mac, watch }
