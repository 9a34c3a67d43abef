// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// The material M and the vibrant color V over a blurred wallpaper Wb, with `L = Y(Wb)`.
///
/// ```
/// M = clamp(lift + luma·L + chroma·(Wb − L))
/// V = clamp(constant − 0.4(a − 0.5) + (0.4a + 0.2)·L + 0.95·(Wb − L) + 1.2·(hero − Y(hero)))
/// ```
/// On a light wallpaper `V = clamp(0.4 − 0.4a + 0.4a·L + …)`: dark on light (Reported).
struct VibrantMaterial: Sendable {
  private let style: Treatment.VibrantStyle
  private let isLight: Bool
  private let hero: EncodedColor
  private let parameters: ModelParameters

  /// - Parameter meanLuma: Of the wallpaper behind the widget as it is drawn, unquantized.
  init(
    style: Treatment.VibrantStyle, tint: EncodedColor, meanLuma: Double,
    parameters: ModelParameters
  ) {
    self.style = style
    self.parameters = parameters
    hero = style == .tinted ? tint : EncodedColor(gray: 0.9)
    let threshold = parameters[.lightWallpaper].number
    isLight = meanLuma > threshold + 1e-6
  }

  /// M, opaque.
  func material(_ blurred: PlanarRow) -> PlanarRow {
    let lift = parameters.number(isLight ? .lightMaterialLift : .materialLift)
    let luma = parameters.number(isLight ? .lightMaterialLuma : .materialLuma)
    var chroma = parameters.number(isLight ? .lightMaterialChroma : .materialChroma)
    if isLight, style == .monochrome { chroma = parameters.number(.monochromeChroma) }
    var row = PlanarRow(width: blurred.width)
    row.setMaterial(
      of: blurred, constant: (lift, lift, lift), lumaShare: luma, chromaShare: chroma)
    return row
  }

  /// V, opaque.
  func vibrant(_ blurred: PlanarRow) -> PlanarRow {
    if style == .monochrome {
      return PlanarRow(width: blurred.width, color: isLight ? .black : .white)
    }
    let a = parameters.number(.vibrantStrength)
    let constant =
      isLight
      ? parameters.number(.lightVibrantConstant) - 0.4 * a
      : parameters.number(.vibrantConstant) - 0.4 * (a - 0.5)
    let slope = 0.4 * a + (isLight ? 0 : parameters.number(.vibrantLuma))
    let share = parameters.number(.vibrantHero)
    let luma = hero.luma
    var row = PlanarRow(width: blurred.width)
    row.setMaterial(
      of: blurred,
      constant: (
        constant + share * (hero.red - luma), constant + share * (hero.green - luma),
        constant + share * (hero.blue - luma)
      ),
      lumaShare: slope, chromaShare: parameters.number(.vibrantChroma))
    if style == .tinted { row.mix(with: hero, by: pull(a)) }
    return row
  }

  /// How far V is pulled to the user's color: `0.05 + 0.95·s(a, 0.2)` (Reported), `0...1`.
  private func pull(_ a: Float) -> Float {
    let floor = parameters.number(.tintPullFloor)
    let b = parameters.number(.tintPullBend)
    let s = b * a / (1 - b - a + 2 * b * a)
    return floor + (1 - floor) * s
  }
}
