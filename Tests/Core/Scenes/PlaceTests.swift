// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes

@Suite struct PlaceTests {
  private static let modes: [(WidgetMode?, [String])] = [
    (
      .vibrant,
      [
        "lock-screen", "lock-screen-tinted", "lock-screen-always-on", "ipad-lock-screen",
        "mac-desktop-receded",
      ]
    ),
    (
      .accented,
      [
        "home-tinted", "home-tinted-glass", "home-tinted-legacy", "home-clear-light",
        "home-clear-dark", "watch-accented", "watch-accented-inverted",
      ]
    ),
    (
      .fullColor,
      [
        "home-light", "home-dark", "standby", "standby-night", "watch-full-color",
        "watch-always-on", "watch-smart-stack", "today-view", "mac-desktop", "carplay",
        "live-activity", "live-activity-always-on", "live-activity-standby",
        "live-activity-standby-night", "dynamic-island-expanded", "dynamic-island-compact",
        "dynamic-island-minimal",
      ]
    ),
    (
      nil,
      [
        "icon-light", "icon-dark", "icon-tinted", "icon-tinted-light", "icon-clear-light",
        "icon-clear-dark",
      ]
    ),
  ]

  @Test func `there are these 35 places, each in its mode`() {
    #expect(Place.allCases.count == 35)
    #expect(Set(Self.modes.flatMap(\.1)) == Set(Place.allCases.map(\.rawValue)))
    for (mode, names) in Self.modes {
      for name in names { #expect(Place(rawValue: name)?.recipe.mode == mode, "\(name)") }
    }
  }

  @Test func `an alias is made of what it stands for`() {
    #expect(Place.todayView.aliased == .homeLight)
    #expect(Place.macDesktop.aliased == .homeLight)
    #expect(Place.carplay.aliased == .standby)
    #expect(Place.distinct.count == 32)
    for place in Place.allCases {
      guard let other = place.aliased else { continue }
      #expect(other.aliased == nil)
      let (a, b) = (place.recipe, other.recipe)
      #expect(a.treatment == b.treatment && a.behind == b.behind && a.slot == b.slot)
      #expect(a.containerBackground == b.containerBackground && a.isLocked == b.isLocked)
      #expect(a.usesLightArt == b.usesLightArt && a.enlargesSmall == b.enlargesSmall)
    }
  }

  @Test func `summaries are short, distinct and one line`() {
    let summaries = Place.allCases.map(\.recipe.summary)
    #expect(Set(summaries).count == 35)
    #expect(summaries.allSatisfy { (5...48).contains($0.count) && !$0.contains("\n") })
  }

  @Test func `the light art is picked in the light places only`() {
    let light = Place.allCases.filter(\.recipe.usesLightArt)
    #expect(light == [.homeLight, .todayView, .macDesktop, .iconLight])
  }

  @Test func `the wallpaper is shown where the place has one, and the plate leaves some of it`() {
    let black: Set<Place> = [
      .standby, .carplay, .standbyNight, .watchFullColor, .watchAccented, .watchAccentedInverted,
      .watchAlwaysOn, .watchSmartStack, .iconLight, .iconDark, .iconTinted, .iconTintedLight,
      .liveActivityStandby, .liveActivityStandbyNight,
    ]
    for place in Place.allCases {
      let scene = Scene(place)
      #expect(scene.showsWallpaper(withFamily: true) == !black.contains(place))
      #expect(
        scene.showsWallpaper(withFamily: false)
          == (!black.contains(place) && place != .homeTinted))
    }
  }

  @Test func `shorthands are the places they name`() {
    #expect(Scene.lockScreen(wallpaper: .busy) == Scene(.lockScreen, wallpaper: .busy))
    #expect(
      Scene.lockScreenTinted(.white, wallpaper: .dark)
        == Scene(.lockScreenTinted, wallpaper: .dark, tint: .white))
    #expect(Scene.homeLight() == Scene(.homeLight))
    #expect(Scene.homeTinted(.orange) == Scene(.homeTinted))
    #expect(Scene.standby == Scene(.standby))
    #expect(Scene.watchAccented() == Scene(.watchAccented))
    #expect(EncodedColor.orange.hex == "FF9F0A")
    #expect(
      Wallpaper.builtIn.map(\.name)
        == ["dark", "mid", "light", "vivid", "busy", "dusk", "beach", "night"])
    #expect(Wallpaper(color: .orange).name == "FF9F0A")
    #expect(Place.standard(on: .ios18) == [.lockScreen, .homeTinted, .homeLight])
    #expect(Place.standard() == [.lockScreen, .homeTintedGlass, .homeLight])
  }

  /// The table of the model's page, typed in again.
  @Test func `a family appears where it appears`() {
    let lock: Set<Place> = [.lockScreen, .lockScreenTinted, .lockScreenAlwaysOn, .ipadLockScreen]
    let faces: Set<Place> = [
      .watchFullColor, .watchAccented, .watchAccentedInverted, .watchAlwaysOn,
    ]
    let home: Set<Place> = [
      .homeLight, .homeDark, .homeTinted, .homeTintedGlass, .homeTintedLegacy, .homeClearLight,
      .homeClearDark, .todayView, .macDesktop, .macDesktopReceded,
    ]
    let expected: [Family: Set<Place>] = [
      .accessoryCircular: lock.union(faces), .accessoryInline: lock.union(faces),
      .accessoryRectangular: lock.union(faces).union([.watchSmartStack]),
      .accessoryCorner: faces, .systemMedium: home, .systemLarge: home, .systemExtraLarge: home,
      .systemSmall: home.union([.ipadLockScreen, .standby, .standbyNight, .carplay]),
    ]
    for family in Family.allCases {
      #expect(Set(Place.allCases.filter { $0.shows(family) }) == expected[family], "\(family)")
    }
  }
}
