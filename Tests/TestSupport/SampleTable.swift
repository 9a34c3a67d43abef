// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyCommandLine

/// The option table the fixtures are made with.
package enum SampleTable {
  /// `vibrancy` with the names of model 1.
  package static let table = OptionTable.make(
    scenes: [
      "lock-screen", "lock-screen-tinted", "lock-screen-always-on", "ipad-lock-screen",
      "mac-desktop-receded", "home-light", "home-dark", "home-tinted", "home-tinted-glass",
      "home-tinted-legacy", "home-clear-light", "home-clear-dark", "standby", "standby-night",
      "watch-full-color", "watch-accented", "watch-accented-inverted", "watch-always-on",
      "watch-smart-stack", "today-view", "mac-desktop", "carplay", "icon-light", "icon-dark",
      "icon-tinted", "icon-tinted-light", "icon-clear-light", "icon-clear-dark",
    ],
    families: [
      "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
      "accessoryRectangular", "accessoryInline", "accessoryCorner", "small", "medium", "large",
      "extraLarge", "circular", "rectangular", "inline", "corner",
    ],
    wallpapers: ["dark", "mid", "light", "vivid", "busy"],
    parameters: [
      "material-radius", "material-lift", "material-luma", "material-chroma", "vibrant-constant",
      "vibrant-strength", "reduce-transparency", "privacy", "invalidated",
    ])
}
