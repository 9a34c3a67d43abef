// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Place {
  /// All that is declared of a place; its effect on pixels is its recipe.
  struct Row {
    /// The name of a place in a sentence, with its preposition.
    enum Name {
      case on(String), `in`(String)
      /// An icon's look has no other name than its place's own.
      case look
    }

    let name: Name
    let role: SceneRole
    let families: [Family]
    var platform = Platform.phone
    var aliased: Place?
    var presentations: [ActivityPresentation] = []
    var reports: ReportedEnvironment?
    var activityReports: ReportedEnvironment?
    var location: WidgetLocation?
    var screen: ScreenArrangement?
    var judged: Int?

    /// A place of widgets.
    init(
      _ name: Name, _ role: SceneRole, _ families: [Family], _ reports: ReportedEnvironment?,
      _ location: WidgetLocation? = nil, platform: Platform = .phone, aliased: Place? = nil,
      screen: ScreenArrangement? = nil, judged: Int? = nil
    ) {
      (self.name, self.role, self.families, self.reports) = (name, role, families, reports)
      (self.location, self.platform, self.aliased) = (location, platform, aliased)
      (self.screen, self.judged) = (screen, judged)
    }

    /// A place of Live Activities, in dark appearance unless it says otherwise.
    init(
      _ name: Name, activity presentations: ActivityPresentation..., platform: Platform = .phone,
      reports: ReportedEnvironment = .onBackground
    ) {
      (self.name, role, families, self.presentations) = (name, .activity, [], presentations)
      (self.platform, activityReports) = (platform, reports)
    }

    /// An app icon in one look.
    static let icon = Row(.look, .icon, [], nil)
  }

  /// The table of places: a new one does not compile until its row stands here.
  var row: Row {
    switch self {
    case .lockScreen:
      Row(
        .on("the Lock Screen"), .vibrant, .lockScreen, .vibrant, .lockScreen, screen: .lockScreen,
        judged: 1)
    case .lockScreenTinted:
      Row(
        .on("the tinted Lock Screen"), .vibrant, .lockScreen, .vibrant, .lockScreen,
        screen: .lockScreen)
    case .lockScreenAlwaysOn:
      Row(
        .on("the Always-On Lock Screen"), .alwaysOn, .lockScreen, .vibrant.dimmed, .lockScreen,
        screen: .lockScreen)
    case .ipadLockScreen:
      Row(
        .on("the iPad’s Lock Screen"), .vibrant, .padLockScreen, .vibrant, .lockScreen,
        platform: .pad, screen: .padLockScreen)
    case .macDesktopReceded:
      Row(
        .on("the receded Mac desktop"), .vibrant, .system, .vibrant, .iPhoneWidgetsOnMac,
        platform: .mac, screen: .desktop, judged: 1)
    case .homeLight:
      Row(
        .on("the light Home Screen"), .home, .system, .onBackground.light, .homeScreen,
        screen: .homeScreen, judged: 5)
    case .homeDark:
      Row(
        .on("the dark Home Screen"), .home, .system, .onBackground, .homeScreen,
        screen: .homeScreen, judged: 6)
    case .homeTinted:
      Row(
        .on("the tinted Home Screen"), .accented, .system, .accented, .homeScreen,
        screen: .homeScreen, judged: 2)
    case .homeTintedGlass:
      Row(
        .on("the tinted glass Home Screen"), .accented, .system, .accented, .homeScreen,
        screen: .homeScreen)
    case .homeTintedLegacy:
      Row(
        .on("the tinted Home Screen of an older app"), .accented, .system, .onBackground.light,
        .homeScreen)
    case .homeClearLight:
      Row(
        .on("the clear light Home Screen"), .accented, .system, .accented.light, .homeScreen,
        screen: .homeScreen)
    case .homeClearDark:
      Row(
        .on("the clear dark Home Screen"), .accented, .system, .accented, .homeScreen,
        screen: .homeScreen)
    case .standby:
      Row(.in("StandBy"), .standby, .small, .standBy, .standBy, screen: .standBy, judged: 3)
    case .standbyNight:
      Row(
        .in("StandBy at night"), .night, .small, .standByNight, .standBy, screen: .standBy,
        judged: 4)
    case .watchFullColor:
      Row(
        .on("the watch face"), .blackFace, .watchFace, .bare, platform: .watch, screen: .watchFace,
        judged: 2)
    case .watchAccented:
      Row(
        .on("the one-color watch face"), .accented, .watchFace, .accented, platform: .watch,
        screen: .watchFace, judged: 1)
    case .watchAccentedInverted:
      Row(
        .on("the inverted one-color watch face"), .accented, .watchFace, .accented,
        platform: .watch, screen: .watchFace)
    case .watchAlwaysOn:
      Row(
        .on("the Always-On watch face"), .alwaysOn, .watchFace, .bare.dimmed, platform: .watch,
        screen: .watchFace, judged: 3)
    case .watchSmartStack:
      Row(
        .in("the Smart Stack"), .home, .smartStack, .onBackground, platform: .watch,
        screen: .smartStack, judged: 4)
    case .todayView: Row(.in("Today View"), .home, .system, nil, .homeScreen, aliased: .homeLight)
    case .macDesktop:
      Row(
        .on("the Mac desktop"), .home, .system, nil, .iPhoneWidgetsOnMac, platform: .mac,
        aliased: .homeLight, screen: .desktop, judged: 2)
    case .carplay: Row(.in("CarPlay"), .standby, .small, nil, .carPlay, aliased: .standby)
    case .iconLight, .iconDark, .iconTinted, .iconTintedLight, .iconClearLight, .iconClearDark:
      .icon
    case .liveActivity: Row(.on("the Lock Screen, as a Live Activity"), activity: .lockScreen)
    case .liveActivityLight:
      Row(
        .on("the light Lock Screen, as a Live Activity"), activity: .lockScreen,
        reports: .onBackground.light)
    case .liveActivityAlwaysOn:
      Row(
        .on("the Always-On Lock Screen, as a Live Activity"), activity: .lockScreen,
        reports: .onBackground.dimmed)
    case .liveActivityStandby:
      Row(
        .in("StandBy, as a Live Activity"), activity: .lockScreen,
        reports: .onBackground.inStandBy)
    case .liveActivityStandbyNight:
      Row(
        .in("StandBy at night, as a Live Activity"), activity: .lockScreen,
        reports: .onBackground.inStandBy)
    case .liveActivitySmartStack:
      Row(.in("the Smart Stack, as a Live Activity"), activity: .small, platform: .watch)
    case .liveActivityCarPlay: Row(.in("CarPlay, as a Live Activity"), activity: .small)
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

  /// Returns `true` if a widget of a family ever appears here on a system.
  ///
  /// Documented by WidgetKit and the Human Interface Guidelines; where they contradict each other
  /// the more permissive one holds. Places of app icons and of Live Activities show no family.
  package func shows(_ family: Family, on os: SystemVersion) -> Bool {
    row.families.contains(family) && family.exists(on: os)
  }

  /// The presentations of a Live Activity that are seen here together, from the leading side; none
  /// where widgets or icons are shown.
  package var presentations: [ActivityPresentation] { row.presentations }

  /// The environment of a widget's view here, or in the place this is another name of; `nil`
  /// where icons or Live Activities are shown.
  package var reports: ReportedEnvironment? { (aliased ?? self).row.reports }

  /// The environment of a Live Activity's view here: in full color, also where StandBy then makes it
  /// red (Assumed); `nil` where none is shown.
  package var activityReports: ReportedEnvironment? { row.activityReports }

  /// What `disfavoredLocations` calls it.
  package var location: WidgetLocation? { row.location }

  /// How the screen drawn around it is laid out; `nil` if none is drawn.
  package var screen: ScreenArrangement? { row.screen }

  /// Where art that a machine shows is judged unless configuration says otherwise, the first first;
  /// the tinted Home Screen is that of the system.
  package static func judged(on machine: Platform, _ os: SystemVersion = .standard) -> [Place] {
    allCases.filter { $0.row.judged != nil && $0.platform == machine }
      .sorted { ($0.row.judged ?? 0) < ($1.row.judged ?? 0) }
      .map { $0 == .homeTinted ? os.tintedHome : $0 }
  }

  /// Those of them where art is judged that has no container background of its own.
  package static func judgedWithoutBackground(on os: SystemVersion = .standard) -> [Place] {
    judged(on: .phone, os).filter { $0.role != .home }
  }

  /// Where a family is shown unless a place is asked for: the first of these that shows it.
  package static let usual: [Place] = [.homeLight, .lockScreen, .watchFullColor]

  /// As a sentence names it: `the Lock Screen`.
  package var name: String {
    switch row.name {
    case .on(let name), .in(let name): name
    case .look: rawValue
    }
  }

  /// As a sentence says where: `on the Lock Screen`, `in StandBy`.
  package var phrase: String {
    switch row.name {
    case .on(let name): "on \(name)"
    case .in(let name): "in \(name)"
    case .look: "in \(rawValue)"
    }
  }
}

extension [Family] {
  fileprivate static let lockScreen: Self = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]
  fileprivate static let padLockScreen: Self = lockScreen + [.systemSmall]
  /// systemExtraLarge on an iPad or a Mac; systemExtraLargePortrait from iOS 27 on.
  fileprivate static let system: Self = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
  ]
  fileprivate static let small: Self = [.systemSmall]
  fileprivate static let watchFace: Self = lockScreen + [.accessoryCorner]
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
package enum Platform: String, Sendable, Hashable, CaseIterable { case phone, pad, mac, watch }
