// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension ParameterDescription {
  private static let fit = "least squares on 39 channels of 9 public captures, iOS 16 to 18.1"
  private static let analysis = "published analyses of iOS 18.2 and 26.1"

  /// The material and the color of vibrant content.
  static let vibrantMaterial: [ParameterDescription] = [
    .number(
      .materialRadius, 30, 22.5...45, unit: "pt", .assumed,
      source: "published system materials use 22.5 to 45",
      "standard deviation of the wallpaper's blur"),
    .number(
      .materialLift, 0.22, 0.11...0.25, .calibrated, source: fit,
      "brightness the material adds to the blurred wallpaper"),
    .number(
      .materialLuma, 0.86, 0.80...0.90, .calibrated, source: fit,
      "share of the blurred wallpaper's luma in the material"),
    .number(
      .materialChroma, 1.14, 1.0...1.25, .calibrated, source: fit,
      "share of the blurred wallpaper's color in the material"),
    .number(
      .vibrantConstant, 0.77, 0.74...0.93, .calibrated, source: fit,
      "vibrant color over black, at strength 0.5"),
    .number(
      .vibrantStrength, 0.5, 0...1, .reported, source: analysis,
      "strength a of the vibrant color"),
    .number(
      .vibrantLuma, 0.2, 0...0.6, .reported, source: analysis,
      "the vibrant color's slope over the wallpaper's luma, beside 0.4a"),
    .number(
      .vibrantChroma, 0.95, 0.5...1.25, .reported, source: analysis,
      "share of the blurred wallpaper's color in the vibrant color"),
    .number(
      .vibrantHero, 1.2, 0...2, .reported, source: analysis,
      "share of the hero color's own color in the vibrant color"),
    .number(
      .lightMaterialLift, 0, 0...0.25, .assumed, source: "dark content on light is reported",
      "as material-lift, on a light wallpaper"),
    .number(
      .lightMaterialLuma, 0.88, 0.80...0.95, .assumed, source: "dark content on light is reported",
      "as material-luma, on a light wallpaper"),
    .number(
      .lightMaterialChroma, 1.14, 0.88...1.25, .assumed,
      source: "dark content on light is reported", "as material-chroma, on a light wallpaper"),
    .number(
      .lightVibrantConstant, 0.4, 0.2...0.6, .reported, source: analysis,
      "the vibrant color's constant on a light wallpaper, less 0.4a"),
    .number(
      .monochromeChroma, 0.88, 0.5...1.25, .reported, source: analysis,
      "as light-material-chroma, in the monochrome style"),
    .number(
      .lightWallpaper, 0.9, 0.6...1, .reported, source: analysis,
      "mean luma above which a wallpaper counts as light"),
    .number(
      .tintPullFloor, 0.05, 0...1, .reported, source: analysis,
      "least pull of the vibrant color to the user's color"),
    .number(
      .tintPullBend, 0.2, 0.01...0.5, .reported, source: analysis,
      "bend b of that pull: s(a, b)"),
    .flag(
      .reduceTransparency, .reported, source: analysis,
      "accessibility setting: no blur and no material"),
    .number(
      .opaqueLumaShare, 0.7, 0...1, .reported, source: analysis,
      "share of luma, against alpha, in the strength when transparency is reduced"),
    .number(
      .accessoryBackground, 0, 0...0.1, .calibrated, source: "a capture, within 1.5 codes",
      "grey of AccessoryWidgetBackground in vibrant"),
    .number(
      .accessoryOpacity, 0.1, 0.085...0.1, .reported, source: "two watch captures read 0.09",
      "opacity of AccessoryWidgetBackground in full color and accented"),
    .number(
      .lockedBackgroundOpacity, 0.25, 0...1, .assumed, source: "none",
      "opacity of a background that cannot be removed, on an iPad's Lock Screen"),
  ]
}
