// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels

private let fit = "least squares on 39 channels of 9 public captures, iOS 16 to 18.1"
private let glass = "30 channels of one public capture, iOS 26"
private let mac = "184 channels of two public captures, macOS 26 and 14"
private let exports = "two export sets of iOS 26's icon renderer, one violet tint"
private let lockedActivity = "three captures of one app on iOS 26"
private let analysis = "published analyses of iOS 18.2 and 26.1"

extension ModelParameter {
  /// The parameter's meaning, source and range: one row per parameter.
  package var about: ParameterDescription {
    switch self {
    // The material and the color of vibrant content.
    case .materialRadius:
      number(
        10, 5...30, unit: "pt", .calibrated,
        source: "16 patches of one capture of iOS 16 on a known wallpaper",
        "standard deviation of the wallpaper's blur")
    case .materialLift:
      number(
        0.22, 0.11...0.25, .calibrated, source: fit,
        "brightness the material adds to the blurred wallpaper")
    case .materialLuma:
      number(
        0.86, 0.74...0.90, .calibrated, source: fit,
        "share of the blurred wallpaper's luma in the material")
    case .materialChroma:
      number(
        1.14, 1.0...1.25, .calibrated, source: fit,
        "share of the blurred wallpaper's color in the material")
    case .vibrantConstant:
      number(
        0.77, 0.74...0.93, .calibrated, source: fit, "vibrant color over black, at strength 0.5")
    case .vibrantStrength:
      number(0.5, 0...1, .reported, source: analysis, "strength a of the vibrant color")
    case .vibrantLuma:
      number(
        0.2, 0...0.6, .reported, source: analysis,
        "the vibrant color's slope over the wallpaper's luma, beside 0.4a")
    case .vibrantChroma:
      number(
        0.95, 0.5...1.25, .reported, source: analysis,
        "share of the blurred wallpaper's color in the vibrant color")
    case .vibrantHero:
      number(
        1.2, 0...2, .reported, source: analysis,
        "share of the hero color's own color in the vibrant color")
    case .lightMaterialLift:
      number(
        0, 0...0.25, .assumed, source: "dark content on light is reported",
        "as material-lift, on a light wallpaper")
    case .lightMaterialLuma:
      number(
        0.88, 0.80...0.95, .assumed, source: "dark content on light is reported",
        "as material-luma, on a light wallpaper")
    case .lightMaterialChroma:
      number(
        1.14, 0.88...1.25, .assumed, source: "dark content on light is reported",
        "as material-chroma, on a light wallpaper")
    case .lightVibrantConstant:
      number(
        0.4, 0.2...0.6, .reported, source: analysis,
        "the vibrant color's constant on a light wallpaper, less 0.4a")
    case .monochromeChroma:
      number(
        0.88, 0.5...1.25, .reported, source: analysis,
        "as light-material-chroma, in the monochrome style")
    case .lightWallpaper:
      number(
        0.9, 0.6...1, .reported, source: analysis,
        "mean luma above which a wallpaper counts as light")
    case .tintPullFloor:
      number(
        0.05, 0...1, .reported, source: analysis,
        "least pull of the vibrant color to the user's color")
    case .tintPullBend:
      number(0.2, 0.01...0.5, .reported, source: analysis, "bend b of that pull: s(a, b)")
    case .reduceTransparency:
      flag(.reported, source: analysis, "accessibility setting: no blur and no material")
    case .opaqueLumaShare:
      number(
        0.7, 0...1, .reported, source: analysis,
        "share of luma, against alpha, in the strength when transparency is reduced")
    case .accessoryBackground:
      number(
        0, 0...0.1, .calibrated, source: "a capture, within 1.5 codes",
        "grey of AccessoryWidgetBackground in vibrant")
    case .accessoryOpacity:
      number(
        0.1, 0.085...0.1, .reported, source: "two watch captures read 0.09",
        "opacity of AccessoryWidgetBackground in full color and accented")
    case .lockedBackgroundOpacity:
      number(
        0.25, 0...1, .assumed, source: "none",
        "opacity of a background that cannot be removed, on an iPad's Lock Screen")
    // What lies behind accented widgets.
    case .plateTop:
      color(
        "313131", .assumed, source: "matches the dark icon plate, within 3 codes",
        "top of the dark plate of \(Place.homeTinted.rawValue) and the dark icons")
    case .plateBottom:
      color(
        "141414", .assumed, source: "matches the dark icon plate, within 3 codes",
        "bottom of the same plate")
    case .glassDarkOffset:
      number(
        0.10, 0.07...0.14, .calibrated, source: glass, "brightness of dark glass over black")
    case .glassDarkSlope:
      number(
        0.37, 0.30...0.45, .calibrated, source: glass,
        "share of the blurred wallpaper's luma in dark glass")
    case .glassRadius:
      number(
        12, 4...20, unit: "pt", .calibrated, source: glass,
        "standard deviation of the wallpaper's blur under dark glass")
    case .glassBackdropChroma:
      number(
        0.1, 0...0.5, .assumed, source: "the capture may show the tinted style",
        "share of the blurred wallpaper's color in clear dark glass")
    case .clearLightGlass:
      number(0.30, 0.15...0.45, .assumed, source: "none", "share of white in the light clear glass")
    case .topLight:
      number(
        0.10, 0...0.102, .calibrated, source: "five captures of iOS 26 and macOS 26",
        "opacity of the light at the top of a container background, from iOS 26 on")
    // The material of a Mac's desktop behind a window.
    case .macLift:
      number(0.17, 0.13...0.25, .calibrated, source: mac, "as material-lift, on a receded Mac")
    case .macLuma:
      number(0.48, 0.40...0.55, .calibrated, source: mac, "as material-luma, on a receded Mac")
    case .macChroma:
      number(0.77, 0.65...0.85, .calibrated, source: mac, "as material-chroma, on a receded Mac")
    case .macRadius:
      number(
        57, 48...65, unit: "pt", .calibrated, source: mac,
        "as material-radius, on a receded Mac, within the widget's edges")
    case .macVibrantChroma:
      number(
        0.95, 0.95...1.5, .calibrated, source: "macOS 26 fits 1.0, macOS 14 1.5",
        "as vibrant-chroma, on a receded Mac")
    // Dimming, enlarging and the watch's Smart Stack.
    case .alwaysOnWallpaper:
      number(
        0.33, 0.2...0.5, .assumed, source: "that it dims is documented",
        "brightness of the wallpaper on the Always-On Lock Screen")
    case .alwaysOnDimming:
      number(
        0.6, 0.4...0.8, .assumed, source: "that it dims is documented",
        "brightness of the whole Always-On picture")
    case .standbySize:
      number(
        0.903, 0.85...0.93, .calibrated, source: "two captures of iOS 26, within 2 pt",
        "side of systemSmall in StandBy, as a share of the screen's short side")
    case .watchWhite:
      number(
        0.9, 0.9...1, .calibrated, source: "captures by two authors; a third has 1",
        "grey of the default group on a watch face of one color")
    case .smartStackPlate:
      color("1C1C1E", .assumed, source: "none", "the Smart Stack's plate")
    case .smartStackCorner:
      number(
        0.22, 0...0.5, .assumed, source: "none",
        "corner radius of that plate, as a share of its height")
    // States of the content.
    case .privacy:
      flag(
        .documented, source: "WidgetKit, privacySensitive",
        "redact sensitive content in locked and always-on scenes")
    case .privacyOpacity:
      number(
        0.3, 0.1...0.6, .assumed, source: "that it is redacted is documented",
        "opacity of the placeholder bar")
    case .privacyCorner:
      number(
        0.2, 0...0.5, .assumed, source: "that it is redacted is documented",
        "corner radius of the placeholder bar, as a share of its height")
    case .invalidated:
      flag(
        .documented, source: "WidgetKit, invalidatableContent", "content that waits for an update")
    case .invalidatedOpacity:
      number(
        0.35, 0.1...0.8, .assumed, source: "none", "opacity of content that waits for an update")
    case .showHitAreas:
      flag(
        .assumed, source: "a help to look at; no system draws it", "outline what reacts to a tap")
    // App icons.
    case .iconGlass:
      number(
        0.85, 0.6...1, .assumed, source: "none",
        "opacity of a clear icon over the blurred wallpaper")
    case .iconTintLighteningRed:
      number(
        0.10, 0...0.4, .calibrated, source: exports,
        "share of white in a light tinted icon's base, red channel")
    case .iconTintLighteningGreen:
      number(
        0.15, 0...0.4, .calibrated, source: exports,
        "as icon-tint-lightening-red, green channel")
    case .iconTintLighteningBlue:
      number(
        0.30, 0...0.4, .calibrated, source: exports,
        "as icon-tint-lightening-red, blue channel")
    case .iconClearDark:
      number(
        0.10, 0...0.3, .calibrated, source: "icon exports, within 3 codes",
        "share of white in a dark clear icon's greys")
    case .iconClearLight:
      number(
        0.46, 0.3...0.6, .calibrated, source: "icon exports, within 3 codes",
        "share of white in a light clear icon's greys")
    case .iconCornerRadius:
      number(
        0.35, 0...0.5, .calibrated,
        source: "four exports of iOS 26's icon renderer, 1.4 px of 1024",
        "an icon's corner radius, as a share of its side")
    case .iconCornerExponent:
      number(
        2.9, 2...8, .calibrated, source: "four exports of iOS 26's icon renderer, 1.4 px of 1024",
        "superellipse exponent of an icon's corners")
    // Shapes, and where a slot sits on the screen.
    case .cornerSize:
      number(
        0.225, 0.20...0.24, .calibrated, source: "nine corners of five captures of iOS 26",
        "where a system family's corner begins, as a share of systemSmall's side")
    case .cornerSizeOf18:
      number(
        0.21, 0.18...0.24, .assumed, source: "a little tighter than on iOS 26",
        "as corner-size, before iOS 26")
    case .macCornerSize:
      number(
        36.5, 30...44, unit: "pt", .reported, source: "a circle of 27.9 pt is published",
        "where a system family's corner begins on a Mac's desktop")
    case .cornerExponent:
      number(
        2.8, 2.6...3.0, .calibrated, source: "nine corners of five captures of iOS 26",
        "superellipse exponent of those corners")
    case .lockSlot:
      number(
        0.31, 0...1, .assumed, source: "public captures read 0.29 to 0.32",
        "middle of the Lock Screen's widgets, as a share of the screen's height")
    case .inlineSlot:
      number(
        0.09, 0...1, .assumed, source: "none",
        "middle of the inline widget, as a share of the screen's height")
    case .homeSlot:
      number(
        0.09, 0...1, .assumed, source: "none",
        "top of the Home Screen's first widget, as a share of the screen's height")
    // Live Activities.
    case .activityCorner:
      number(
        32.3, 20...44, unit: "pt", .calibrated, source: lockedActivity,
        "where the corner of a Live Activity's banner begins")
    case .activityCornerOf18:
      number(
        25, 18...40, unit: "pt", .calibrated, source: "one reading of iOS 18, about 25",
        "as activity-corner, before iOS 26")
    case .activityBrightness:
      number(
        0.943, 0.94...1, .calibrated, source: "\(lockedActivity); another app's has 1",
        "brightness of a Live Activity's banner, from iOS 26 on")
    case .activityRim:
      number(
        0.22, 0...0.3, .calibrated, source: "one capture of iOS 26, where it fades inwards",
        "opacity of the rim of that banner")
    case .activityLightGlass:
      number(
        0.6, 0.3...0.9, .assumed, source: "none",
        "share of white in that banner's glass in light appearance")
    case .carPlayPlate:
      color(
        "9DBEF5", .assumed, source: "one capture within 4 codes, one of an alert within 22",
        "plate that CarPlay has under the tint of a Live Activity")
    case .carPlayTint:
      number(
        0.6, 0.4...1, .assumed, source: "the same two captures", "opacity of the tint on that plate"
      )
    case .islandCorner:
      number(
        57.6, 44...60, unit: "pt", .assumed,
        source: "a circle of 44 pt is documented; drawn as a system family's corner",
        "where the corner of the expanded Dynamic Island begins")
    case .activitySlot:
      number(
        0.78, 0...1, .assumed, source: "none",
        "middle of a Live Activity's banner, as a share of the screen's height")
    case .islandTop:
      number(
        11, 0...20, unit: "pt", .assumed, source: "none",
        "distance of the Dynamic Island from the screen's top")
    }
  }

  private func number(
    _ standard: Double, _ range: ClosedRange<Double>, unit: String = "",
    _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    ParameterDescription(
      parameter: self, standard: .number(standard), range: range, unit: unit, standing: standing,
      source: source, summary: summary)
  }

  private func flag(
    _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    ParameterDescription(
      parameter: self, standard: .flag(false), range: nil, unit: "", standing: standing,
      source: source, summary: summary)
  }

  private func color(
    _ hex: String, _ standing: Standing, source: String, _ summary: String
  ) -> ParameterDescription {
    guard let color = EncodedColor(hex: hex) else { preconditionFailure("\(hex) is not a color") }
    return ParameterDescription(
      parameter: self, standard: .color(color), range: nil, unit: "", standing: standing,
      source: source, summary: summary)
  }
}
