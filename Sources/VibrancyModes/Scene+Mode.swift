// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

extension Scene {
  /// What this scene does to a widget's pixels.
  ///
  /// - Parameters:
  ///   - asksForAccent: Whether anything in the widget is accentable.
  ///   - meanLuma: Of the wallpaper behind the widget as drawn; used in vibrant only.
  ///   - weights: Of greys, for icons.
  func mode(asksForAccent: Bool, meanLuma: Double, weights: LumaWeights) -> RenderingMode {
    if let function = pointFunction(meanLuma: meanLuma) { return .point(function) }
    return switch place.recipe.treatment {
    case .fullColor, .vibrant, .night:
      .fullColor(
        FullColorMode(
          plate: place == .watchSmartStack ? .flat(parameters.color(.smartStackPlate)) : .none))
    case .tintedWhole: .tintedWhole(TintedWholeMode(tint: tint))
    case .accented(let palette): .accented(accentedMode(palette, asksForAccent: asksForAccent))
    case .icon(let style):
      .icon(
        IconMode(
          style: style, tint: tint, plate: darkPlate, weights: weights, parameters: parameters))
    }
  }

  private func accentedMode(
    _ palette: Treatment.AccentedPalette, asksForAccent: Bool
  ) -> AccentedMode {
    var mode = AccentedMode(
      standardColor: .white, accentColor: .white, ignoresFullColor: false, plate: .none)
    switch palette {
    case .tint:
      mode.accentColor = tint
      mode.standardColor = asksForAccent ? .white : tint
      mode.plate = darkPlate
    case .tintedGlass:
      let shade = parameters.number(.glassTintShade)
      mode.plate = .glass(
        EncodedColor.black.mixed(with: tint, by: shade), share: parameters.number(.glassTint))
    case .clearLight:
      mode.plate = .glass(.white, share: parameters.number(.clearLightGlass))
    case .clearDark:
      mode.plate = .glass(.black, share: parameters.number(.clearDarkGlass))
    case .watchFace: (mode.accentColor, mode.ignoresFullColor) = (tint, true)
    case .watchFaceInverted: (mode.standardColor, mode.ignoresFullColor) = (tint, true)
    }
    return mode
  }

  private var darkPlate: Plate {
    .gradient(top: parameters.color(.plateTop), bottom: parameters.color(.plateBottom))
  }
}
