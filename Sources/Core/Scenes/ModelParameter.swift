// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

public import VibrancyPixels

/// A parameter of the model that Apple does not document, by name.
///
/// Raw values are the names that configurations and `--set` use; they are permanent.
public enum ModelParameter: String, Sendable, Hashable, CaseIterable {
  // The vibrant material.
  case materialRadius = "material-radius"
  case materialLift = "material-lift"
  case materialLuma = "material-luma"
  case materialChroma = "material-chroma"
  case vibrantConstant = "vibrant-constant"
  case vibrantStrength = "vibrant-strength"
  case vibrantLuma = "vibrant-luma"
  case vibrantChroma = "vibrant-chroma"
  case vibrantHero = "vibrant-hero"
  case lightMaterialLift = "light-material-lift"
  case lightMaterialLuma = "light-material-luma"
  case lightMaterialChroma = "light-material-chroma"
  case lightVibrantConstant = "light-vibrant-constant"
  case monochromeChroma = "monochrome-chroma"
  case lightWallpaper = "light-wallpaper"
  case tintPullFloor = "tint-pull-floor"
  case tintPullBend = "tint-pull-bend"
  case reduceTransparency = "reduce-transparency"
  case opaqueLumaShare = "opaque-luma-share"
  case accessoryBackground = "accessory-background"
  case accessoryOpacity = "accessory-opacity"
  case lockedBackgroundOpacity = "locked-background-opacity"
  // Plates behind accented widgets.
  case plateTop = "plate-top"
  case plateBottom = "plate-bottom"
  case glassDarkOffset = "glass-dark-offset"
  case glassDarkSlope = "glass-dark-slope"
  case glassRadius = "glass-radius"
  case glassBackdropChroma = "glass-backdrop-chroma"
  case clearLightGlass = "clear-light-glass"
  // The light on container backgrounds.
  case topLight = "top-light"
  // The receded desktop of a Mac.
  case macLift = "mac-lift"
  case macLuma = "mac-luma"
  case macChroma = "mac-chroma"
  case macRadius = "mac-radius"
  case macVibrantChroma = "mac-vibrant-chroma"
  // Other places.
  case alwaysOnWallpaper = "always-on-wallpaper"
  case alwaysOnDimming = "always-on-dimming"
  case standbySize = "standby-size"
  case watchWhite = "watch-white"
  case smartStackPlate = "smart-stack-plate"
  case smartStackCorner = "smart-stack-corner"
  // States of the content.
  case privacy = "privacy"
  case privacyOpacity = "privacy-opacity"
  case privacyCorner = "privacy-corner"
  case invalidated = "invalidated"
  case invalidatedOpacity = "invalidated-opacity"
  case showHitAreas = "show-hit-areas"
  // App icons.
  case iconGlass = "icon-glass"
  case iconTintLighteningRed = "icon-tint-lightening-red"
  case iconTintLighteningGreen = "icon-tint-lightening-green"
  case iconTintLighteningBlue = "icon-tint-lightening-blue"
  case iconClearDark = "icon-clear-dark-lift"
  case iconClearLight = "icon-clear-light-lift"
  case iconCornerRadius = "icon-corner-radius"
  case iconCornerExponent = "icon-corner-exponent"
  // Shapes and places.
  case cornerSize = "corner-size"
  case cornerSizeOf18 = "corner-size-18"
  case macCornerSize = "mac-corner-size"
  case cornerExponent = "corner-exponent"
  case lockSlot = "lock-slot"
  case inlineSlot = "inline-slot"
  case homeSlot = "home-slot"
  // Live Activities.
  case activityCorner = "activity-corner"
  case activityCornerOf18 = "activity-corner-18"
  case activityBrightness = "activity-brightness"
  case activityRim = "activity-rim"
  case activityLightGlass = "activity-light-glass"
  case carPlayPlate = "carplay-plate"
  case carPlayTint = "carplay-tint"
  case islandCorner = "island-corner"
  case activitySlot = "activity-slot"
  case islandTop = "island-top"
}

/// The short name inside the package; clients see `ModelParameter` alone.
package typealias Parameter = ModelParameter

/// A parameter's meaning, default, range, standing and source.
public struct ParameterDescription: Sendable, Hashable {
  /// The parameter described.
  public let parameter: ModelParameter
  /// Its default.
  public let standard: ParameterValue
  /// The numbers that are accepted, ends included; `nil` for flags and colors.
  public let range: ClosedRange<Double>?
  /// The unit of a number, such as `pt`; empty for a share or a plain number.
  public let unit: String
  /// The standing of the default: how well it is known.
  public let standing: Standing
  /// The source of the default.
  public let source: String
  /// One line: what it does.
  public let summary: String

  /// The values that `--set` takes for it, in words.
  var wanted: String {
    switch standard {
    case .number:
      guard let range else { return "a number" }
      let low = ParameterValue.number(range.lowerBound)
      let high = ParameterValue.number(range.upperBound)
      return "a number from \(low) to \(high)"
    case .flag: return "true or false"
    case .color: return "a color, #RRGGBB"
    }
  }
}

/// The value of a model parameter.
public enum ParameterValue: Sendable, Hashable {
  /// A number in the parameter's own unit.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// An opaque color, encoded sRGB.
  case color(EncodedColor)

  /// The number; 0 for a flag or a color.
  package var number: Double {
    if case .number(let number) = self { number } else { 0 }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as `--set` takes it.
  public var description: String {
    switch self {
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .color(let color): "#\(color.hex)"
    }
  }
}

/// The standing of a statement about the system's rendering: how well it is known.
public enum Standing: String, Sendable, Hashable, CaseIterable {
  /// Apple's documentation, Human Interface Guidelines or a WWDC talk says it.
  case documented = "Documented"
  /// Published third-party analyses of shipping builds; not verified, not an Apple interface.
  case reported = "Reported"
  /// Fitted to public captures.
  case calibrated = "Calibrated"
  /// Not known outside Apple.
  case assumed = "Assumed"
}
