// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyAssets
import VibrancyJSON

/// Descriptions in tests, read and expanded with the names that exist.
enum Described {
  static let vocabulary = WidgetVocabulary(
    families: [
      .init(name: "systemSmall", alias: "small", hasAccessoryBackground: false),
      .init(name: "systemMedium", alias: "medium", hasAccessoryBackground: false),
      .init(name: "systemLarge", alias: "large", hasAccessoryBackground: false),
      .init(name: "systemExtraLarge", alias: "extraLarge", hasAccessoryBackground: false),
      .init(name: "accessoryCircular", alias: "circular", hasAccessoryBackground: true),
      .init(name: "accessoryRectangular", alias: "rectangular", hasAccessoryBackground: true),
      .init(name: "accessoryInline", alias: "inline", hasAccessoryBackground: false),
      .init(name: "accessoryCorner", alias: "corner", hasAccessoryBackground: true),
    ],
    places: [
      "lock-screen", "lock-screen-tinted", "lock-screen-always-on", "ipad-lock-screen",
      "mac-desktop-receded", "home-light", "home-dark", "home-tinted", "home-tinted-glass",
      "home-tinted-legacy", "home-clear-light", "home-clear-dark", "standby", "standby-night",
      "watch-full-color", "watch-accented", "watch-accented-inverted", "watch-always-on",
      "watch-smart-stack", "today-view", "mac-desktop", "carplay",
    ],
    accentedRenderings: ["unset", "accented", "desaturated", "accentedDesaturated", "fullColor"])

  static func file(_ text: String) throws(JSONError) -> WidgetFile {
    try WidgetFile(Array(text.utf8), path: "W.widget.json")
  }

  static func variants(
    _ text: String, limits: DescriptionLimits = DescriptionLimits()
  ) throws(JSONError) -> [WidgetVariant] {
    try WidgetFile(Array(text.utf8), path: "W.widget.json", limits: limits)
      .variants(vocabulary, limits: limits)
  }

  /// A widget with more members and layers than the least there is.
  static func widget(_ members: String = "", layers: String = #"{"image": "A"}"#) -> String {
    #"{"families": ["systemSmall", "accessoryCircular"], \#(members) "layers": [\#(layers)]}"#
  }

  /// What is said about a description that cannot be used; empty if it can.
  static func complaint(_ text: String, limits: DescriptionLimits = DescriptionLimits()) -> String {
    do throws(JSONError) {
      _ = try variants(text, limits: limits)
      return ""
    } catch {
      return error.description
    }
  }
}
