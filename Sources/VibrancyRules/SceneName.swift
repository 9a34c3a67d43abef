// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// A scene as a sentence names it.
struct SceneName {
  /// `the Lock Screen`.
  let name: String
  /// `on the Lock Screen`, `in StandBy`.
  let place: String

  /// The name of a scene; an unknown one is called by its id.
  init(_ id: String) {
    if let name = Self.surfaces[id] {
      (self.name, place) = (name, "on \(name)")
    } else {
      name = Self.modes[id] ?? id
      place = "in \(name)"
    }
  }

  private static let surfaces = [
    "lock-screen": "the Lock Screen", "lock-screen-tinted": "the tinted Lock Screen",
    "lock-screen-always-on": "the Always-On Lock Screen",
    "ipad-lock-screen": "the iPad’s Lock Screen", "mac-desktop": "the Mac desktop",
    "mac-desktop-receded": "the receded Mac desktop", "home-light": "the light Home Screen",
    "home-dark": "the dark Home Screen", "home-tinted": "the tinted Home Screen",
    "home-tinted-glass": "the tinted glass Home Screen",
    "home-tinted-legacy": "the tinted Home Screen of an older app",
    "home-clear-light": "the clear light Home Screen",
    "home-clear-dark": "the clear dark Home Screen", "watch-full-color": "the watch face",
    "watch-accented": "the one-color watch face",
    "watch-accented-inverted": "the inverted one-color watch face",
    "watch-always-on": "the Always-On watch face",
  ]

  private static let modes = [
    "standby": "StandBy", "standby-night": "StandBy at night", "carplay": "CarPlay",
    "today-view": "Today View", "watch-smart-stack": "the Smart Stack",
  ]
}

extension PreviewFacts {
  /// ` on grey .4`; nothing where the scene has but one backdrop.
  var backdropPhrase: String { wallpaper.map { " on \($0)" } ?? "" }
}
