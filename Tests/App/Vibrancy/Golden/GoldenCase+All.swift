// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy

extension GoldenCase {
  /// Art of four kinds: colors and opacity, designed opacity, a photograph, a template.
  private static let arts = [
    "gauge@2x.png", "week-opacity.png", "landscape.png", "mug-template.png",
  ]

  /// Every place that is not an alias × the four kinds, and what else a preview may depend on.
  static var all: [GoldenCase] {
    Place.distinct.flatMap { place in arts.map { GoldenCase(place, of: $0) } }
      + wallpapers + families + accents + states + icons + bundles + views + apps
  }

  private static let wallpapers = [
    GoldenCase(.lockScreen, of: "gauge@2x.png", "vivid", wallpaper: .vivid),
    GoldenCase(.lockScreen, of: "week-opacity.png", "busy", wallpaper: .busy),
    GoldenCase(.lockScreen, of: "week-opacity.png", "dark", wallpaper: .dark),
    GoldenCase(.lockScreen, of: "week-opacity.png", "light", wallpaper: .light),
    GoldenCase(.lockScreenTinted, of: "week-greys.png", "vivid", wallpaper: .vivid),
    GoldenCase(.ipadLockScreen, of: "week-opacity.png", "light", wallpaper: .light),
    GoldenCase(.macDesktopReceded, of: "gauge@2x.png", "vivid", wallpaper: .vivid),
    GoldenCase(.lockScreenAlwaysOn, of: "gauge@2x.png", "busy", wallpaper: .busy),
    GoldenCase(.homeTintedGlass, of: "trend-fade.png", "vivid", wallpaper: .vivid),
    GoldenCase(.homeClearLight, of: "trend-fade.png", "busy", wallpaper: .busy),
    GoldenCase(.homeClearDark, of: "trend-fade.png", "busy", wallpaper: .busy),
    GoldenCase(.homeLight, of: "paper-boat.png", "busy", wallpaper: .busy),
    GoldenCase(.homeTintedLegacy, of: "moon.png", "vivid", wallpaper: .vivid),
  ]

  private static let families = [
    GoldenCase(.lockScreen, of: "gauge@2x.png", "circular", wallpaper: .vivid) {
      ($0.family, $0.background) = (.accessoryCircular, .accessory)
    },
    GoldenCase(.lockScreen, of: "week-greys.png", "rectangular", wallpaper: .busy) {
      ($0.family, $0.background) = (.accessoryRectangular, .accessory)
    },
    GoldenCase(.homeLight, of: "moon.png", "small", wallpaper: .vivid) {
      $0.family = .systemSmall
      $0.background = .gradient(
        top: EncodedColor(red: 0.1, green: 0.1, blue: 0.3),
        bottom: EncodedColor(red: 0.4, green: 0.2, blue: 0.5))
    },
    GoldenCase(.homeLight, of: "landscape.png", "medium-cover", wallpaper: .vivid) {
      ($0.family, $0.fit) = (.systemMedium, .cover)
    },
    GoldenCase(.homeDark, of: "leaf.png", "small-none") {
      ($0.family, $0.fit, $0.background) = (.systemSmall, .none, .color(.black))
    },
    GoldenCase(.homeTinted, of: "moon.png", "small", wallpaper: .vivid) {
      $0.family = .systemSmall
    },
    GoldenCase(.homeTintedGlass, of: "moon.png", "small", wallpaper: .busy) {
      $0.family = .systemSmall
    },
    GoldenCase(.standby, of: "moon.png", "small") { $0.family = .systemSmall },
    GoldenCase(.macDesktopReceded, of: "moon.png", "small", wallpaper: .vivid) {
      $0.family = .systemSmall
    },
    GoldenCase(.watchAccented, of: "gauge@2x.png", "45mm-corner") {
      ($0.family, $0.background) = (.accessoryCorner, .accessory)
      $0.device = Device(name: "45mm") ?? .standard(on: .ios26)
    },
    GoldenCase(.watchSmartStack, of: "week-greys@2x.png", "41mm-rectangular") {
      $0.family = .accessoryRectangular
      $0.device = Device(name: "41mm") ?? .standard(on: .ios26)
    },
  ]

  private static let accents =
    AccentedRendering.allCases.flatMap { rendering in
      [Place.homeTinted, .watchAccented].map { place in
        GoldenCase(place, of: "moon.png", "accent-\(rendering.rawValue)") {
          ($0.group, $0.accentedRendering) = (.accent, rendering)
        }
      }
    } + [
      GoldenCase(.homeTinted, of: "landscape.png", "desaturated") {
        $0.accentedRendering = .desaturated
      },
      GoldenCase(.homeTintedGlass, of: "landscape.png", "accented-desaturated") {
        $0.accentedRendering = .accentedDesaturated
      },
      GoldenCase(
        .watchAccentedInverted, of: "gauge@2x.png", "green",
        tint: EncodedColor(red: 0.2, green: 0.9, blue: 0.4)),
    ]

  private static let states = [
    GoldenCase(.lockScreen, of: "week-greys.png", "privacy", setting: ["privacy": "true"]),
    GoldenCase(.standby, of: "gauge@2x.png", "invalidated", setting: ["invalidated": "true"]),
    GoldenCase(
      .lockScreen, of: "gauge@2x.png", "reduce-transparency", wallpaper: .vivid,
      setting: ["reduce-transparency": "true"]),
    GoldenCase(
      .lockScreen, of: "gauge@2x.png", "strong-wide-blur", wallpaper: .busy,
      setting: ["vibrant-strength": "1", "material-radius": "30"]),
  ]

  private static let bundles = Place.allCases.filter { $0.recipe.mode == nil }
    .map { GoldenCase($0, of: "Buoy.icon") }

  private static let icons = [
    GoldenCase(.iconTinted, of: "fish-hues@2x.png", "adaptive", luma: .adaptive),
    GoldenCase(.iconClearLight, of: "gauge@2x.png", "vivid", wallpaper: .vivid),
    GoldenCase(.iconClearDark, of: "gauge@2x.png", "vivid", wallpaper: .vivid),
    GoldenCase(
      .iconTintedLight, of: "gauge@2x.png", "blue",
      tint: EncodedColor(red: 0.2, green: 0.5, blue: 1)),
  ]

  /// Views of every kind, at 2 pixels per point.
  private static let views =
    ([
      (.homeLight, "Controls", ""), (.homeLight, "Forecast", ""), (.homeLight, "TextSizes", ""),
      (.homeDark, "Forecast", ""), (.homeTinted, "Controls", ""),
      (.homeTintedGlass, "Controls", ""),
      (.homeTinted, "Forecast", ""),
      (.lockScreen, "Dials", ""), (.watchFullColor, "Dials", ""), (.watchAccented, "Dials", ""),
      (.lockScreen, "Battery", "half"), (.lockScreen, "Timer", ""),
      (.watchFullColor, "Battery", "half"), (.watchFullColor, "Timer", ""),
      (.watchAccented, "Timer", ""),
    ] as [(Place, String, String)]).map { place, name, variant in
      GoldenCase(place, of: name + ".view", variant) { $0.scale = 2 }
    }

  /// Widgets of apps, drawn from their Swift at 2 pixels per point.
  private static let apps =
    ([
      (.homeLight, "Almanac/AlmanacWidget.preview-2.systemSmall"),
      (.homeTinted, "Almanac/AlmanacWidget.preview-2.systemSmall"),
      (.homeLight, "Cards/CardWidget.systemMedium"),
      (.lockScreen, "Cards/CardWidget.Sand.accessoryRectangular"),
      (.homeDark, "Chores/ChoreWidget.systemMedium"),
      (.homeTintedGlass, "Chores/ChoreWidget.systemMedium"),
      (.homeLight, "Skies/SkiesWidget.systemLarge"),
      (.standby, "Skies/SkiesWidget.Small.systemSmall"),
      (.lockScreen, "Skies/SkiesWidget.accessoryRectangular"),
      (.liveActivity, "Kiln/FiringActivity.Heating.\(Place.liveActivity.rawValue)"),
      (.liveActivityStandby, "Kiln/FiringActivity.Heating-2.\(Place.liveActivity.rawValue)"),
      (.dynamicIslandExpanded, "Kiln/FiringActivity.Heating.\(Place.liveActivity.rawValue)"),
      (.dynamicIslandCompact, "Kiln/FiringActivity.Heating.\(Place.liveActivity.rawValue)"),
      (.dynamicIslandMinimal, "Kiln/FiringActivity.Heating-2.\(Place.liveActivity.rawValue)"),
      (.lockScreen, "Trails/TrailWidget.Circular.accessoryCircular"),
      (.homeTinted, "Trails/TrailWidget.Small.systemSmall"),
      (.watchAccented, "Trails/TrailWidget.accessoryRectangular"),
    ] as [(Place, String)]).map { place, name in
      GoldenCase(place, of: name + ".swift") { $0.scale = 2 }
    }
}
