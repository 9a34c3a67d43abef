// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ParameterDescription {
  /// What lies behind accented widgets.
  static let plates: [ParameterDescription] = [
    .color(
      .plateTop, "313131", .assumed, source: "matches the dark icon plate, within 3 codes",
      "top of the dark plate of home-tinted and the dark icons"),
    .color(
      .plateBottom, "141414", .assumed, source: "matches the dark icon plate, within 3 codes",
      "bottom of the same plate"),
    .number(
      .glassTint, 0.45, 0.3...0.6, .assumed, source: "none",
      "share of the tint in the tinted glass"),
    .number(
      .glassTintShade, 0.5, 0...1, .assumed, source: "none",
      "brightness of the tint in the tinted glass"),
    .number(
      .clearLightGlass, 0.30, 0.15...0.45, .assumed, source: "none",
      "share of white in the light clear glass"),
    .number(
      .clearDarkGlass, 0.25, 0.1...0.4, .assumed, source: "none",
      "share of black in the dark clear glass"),
  ]

  /// Dimming, enlarging and the watch's Smart Stack.
  static let places: [ParameterDescription] = [
    .number(
      .alwaysOnWallpaper, 0.33, 0.2...0.5, .assumed, source: "that it dims is documented",
      "brightness of the wallpaper on the Always-On Lock Screen"),
    .number(
      .alwaysOnDimming, 0.6, 0.4...0.8, .assumed, source: "that it dims is documented",
      "brightness of the whole Always-On picture"),
    .number(
      .standbyEnlargement, 1.5, 1...2.5, .assumed, source: "that it enlarges is documented",
      "how much larger a systemSmall widget is drawn in StandBy"),
    .color(.smartStackPlate, "1C1C1E", .assumed, source: "none", "the Smart Stack's plate"),
    .number(
      .smartStackCorner, 0.22, 0...0.5, .assumed, source: "none",
      "corner radius of that plate, as a share of its height"),
  ]

  /// States of the content.
  static let content: [ParameterDescription] = [
    .flag(
      .privacy, .documented, source: "WidgetKit, privacySensitive",
      "redact sensitive content in locked and always-on scenes"),
    .number(
      .privacyOpacity, 0.3, 0.1...0.6, .assumed, source: "that it is redacted is documented",
      "opacity of the placeholder bar"),
    .number(
      .privacyCorner, 0.2, 0...0.5, .assumed, source: "that it is redacted is documented",
      "corner radius of the placeholder bar, as a share of its height"),
    .flag(
      .invalidated, .documented, source: "WidgetKit, invalidatableContent",
      "content that waits for an update"),
    .number(
      .invalidatedOpacity, 0.35, 0.1...0.8, .assumed, source: "none",
      "opacity of content that waits for an update"),
    .flag(
      .showHitAreas, .assumed, source: "a help to look at; no system draws it",
      "outline what reacts to a tap"),
  ]

  /// App icons.
  static let icons: [ParameterDescription] = [
    .number(
      .iconGlass, 0.85, 0.6...1, .assumed, source: "none",
      "opacity of a clear icon over the blurred wallpaper"),
    .number(
      .iconTintLightening, 0.15, 0...0.4, .assumed, source: "none",
      "share of white in the plate of a light tinted icon"),
    .number(
      .iconClearDark, 0.10, 0...0.3, .calibrated, source: "icon exports, within 3 codes",
      "share of white in a dark clear icon's greys"),
    .number(
      .iconClearLight, 0.46, 0.3...0.6, .calibrated, source: "icon exports, within 3 codes",
      "share of white in a light clear icon's greys"),
    .number(
      .iconCornerRadius, 0.35, 0...0.5, .calibrated,
      source: "four exports of iOS 26's icon renderer, 1.4 px of 1024",
      "an icon's corner radius, as a share of its side"),
    .number(
      .iconCornerExponent, 2.9, 2...8, .calibrated,
      source: "four exports of iOS 26's icon renderer, 1.4 px of 1024",
      "superellipse exponent of an icon's corners"),
  ]

  /// Shapes, and where a slot sits on the screen.
  static let shapes: [ParameterDescription] = [
    .number(
      .cornerRadius, 21.6, 0...40, unit: "pt", .reported, source: "published measurements",
      "corner radius of the system families"),
    .number(
      .macCornerRadius, 27.9, 0...40, unit: "pt", .reported, source: "published measurements",
      "corner radius of the system families on a Mac's desktop"),
    .number(
      .cornerExponent, 5, 2...8, .assumed, source: "none",
      "superellipse exponent of those corners"),
    .number(
      .lockSlot, 0.31, 0...1, .assumed, source: "public captures read 0.29 to 0.32",
      "middle of the Lock Screen's widgets, as a share of the screen's height"),
    .number(
      .inlineSlot, 0.09, 0...1, .assumed, source: "none",
      "middle of the inline widget, as a share of the screen's height"),
    .number(
      .homeSlot, 0.09, 0...1, .assumed, source: "none",
      "top of the Home Screen's first widget, as a share of the screen's height"),
  ]
}
