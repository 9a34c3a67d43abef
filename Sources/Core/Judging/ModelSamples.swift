// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyScenes

/// The model's parameters at their defaults and at every corner of the ranges that reach a scene.
///
/// Figures that move a result the same way are moved together: the material's lift and luma. A
/// parameter that the user set has no range.
struct ModelSamples {
  private struct Axis {
    let parameters: [Parameter]
    func value(_ parameter: Parameter, isHigh: Bool) -> Double? {
      parameter.about.range.map { isHigh ? $0.upperBound : $0.lowerBound }
    }
  }

  /// The defaults, then the corners.
  let all: [ModelParameters]

  /// - Parameters:
  ///   - isColored: Whether what lies behind has color.
  ///   - isPicture: Whether what lies behind is not a plain color, so that its blur matters.
  ///   - hasAccessory: Whether AccessoryWidgetBackground lies behind the content.
  ///   - hasBackground: Whether a container background does.
  init(
    for scene: Scene, isColored: Bool, isPicture: Bool, hasAccessory: Bool = false,
    hasBackground: Bool = false
  ) {
    let recipe = scene.place.recipe
    var axes: [Axis] = []
    switch recipe.treatment {
    case .vibrant(.receded):
      axes.append(Axis(parameters: [.macLift, .macLuma]))
      if isColored { axes.append(Axis(parameters: [.macChroma, .macVibrantChroma])) }
      if hasAccessory { axes.append(Axis(parameters: [.accessoryBackground])) }
    case .vibrant(let style):
      axes.append(Axis(parameters: [.materialLift, .materialLuma]))
      if style != .monochrome { axes.append(Axis(parameters: [.vibrantConstant])) }
      if isColored { axes.append(Axis(parameters: [.materialChroma])) }
      if hasAccessory { axes.append(Axis(parameters: [.accessoryBackground])) }
    case .accented(.tintedGlass):
      axes.append(Axis(parameters: [.glassDarkOffset, .glassDarkSlope]))
    case .accented(.clearLight): axes.append(Axis(parameters: [.clearLightGlass]))
    case .accented(.clearDark):
      axes.append(Axis(parameters: [.glassDarkOffset, .glassDarkSlope]))
      if isColored { axes.append(Axis(parameters: [.glassBackdropChroma])) }
    case .accented(.tint), .accented(.watchFace), .accented(.watchFaceInverted): break
    case .fullColor, .tintedWhole, .night, .icon: break
    }
    if hasBackground, scene.lightsBackground { axes.append(Axis(parameters: [.topLight])) }
    if isPicture, recipe.behind == .wallpaper { axes.append(Axis(parameters: [scene.blur.radius])) }
    if recipe.dimsWallpaper { axes.append(Axis(parameters: [.alwaysOnWallpaper])) }
    if recipe.dimsPicture { axes.append(Axis(parameters: [.alwaysOnDimming])) }
    var all = [scene.parameters]
    for corner in 0..<(1 << axes.count) where !axes.isEmpty {
      var parameters = scene.parameters
      for (bit, axis) in axes.enumerated() {
        for parameter in axis.parameters
        where scene.parameters[parameter] == parameter.about.standard {
          guard let value = axis.value(parameter, isHigh: corner & (1 << bit) != 0) else {
            continue
          }
          // The ends of a range lie in it.
          try? parameters.set(parameter, to: value)
        }
      }
      if !all.contains(parameters) { all.append(parameters) }
    }
    self.all = all
  }
}
