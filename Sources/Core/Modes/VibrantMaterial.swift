// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// The material M and the vibrant color V over a blurred wallpaper Wb, with `L = Y(Wb)`.
///
/// ```
/// M = lift + luma·L + chroma·(Wb − L)
/// V = constant − 0.4(a − 0.5) + (0.4a + 0.2)·L + 0.95·(Wb − L) + 1.2·(hero − Y(hero))
/// ```
/// On a light wallpaper `V = 0.4 − 0.4a + 0.4a·L + …`: dark on light (Reported). Neither is clamped
/// by itself, only what they make of a backdrop (Calibrated on the tracks of three gauges). On a
/// receded Mac the parameters are its own, and `V = 1 + 0.95·(Wb − L)` (Calibrated on 184 channels of
/// two captures: median error 1.2 codes, largest 6.3; fitted to one alone, the other is within 8.2).
struct VibrantMaterial: Sendable {
  /// `constant + lumaShare·L + chromaShare·(Wb − L)`.
  private struct Layer: Sendable {
    let constant: (red: Float, green: Float, blue: Float)
    let lumaShare: Float
    let chromaShare: Float

    func set(_ row: inout PlanarRow, over blurred: PlanarRow, _ luma: [Float]) {
      row.setMaterial(
        of: blurred, luma: luma, constant: constant, lumaShare: lumaShare,
        chromaShare: chromaShare)
    }
  }

  private let material: Layer
  /// `nil`: white, or black on a light wallpaper.
  private let vibrant: Layer?
  private let isLight: Bool
  /// The color that V is pulled to in the tinted style, and the share.
  private let pull: (hero: EncodedColor, share: Float)?

  /// - Parameter meanLuma: Of the wallpaper behind the widget as it is drawn, unquantized.
  init(
    style: Treatment.VibrantStyle, tint: EncodedColor, meanLuma: Double,
    parameters: ModelParameters
  ) {
    self.init(
      style, tint, isLight: meanLuma > parameters[.lightWallpaper].number + 1e-6, parameters)
  }

  /// The layers of a Mac's desktop behind a window, on any wallpaper.
  init(recededMac parameters: ModelParameters) {
    let lift = parameters.number(.macLift)
    material = Layer(
      constant: (lift, lift, lift), lumaShare: parameters.number(.macLuma),
      chromaShare: parameters.number(.macChroma))
    vibrant = Layer(
      constant: (1, 1, 1), lumaShare: 0, chromaShare: parameters.number(.macVibrantChroma))
    (isLight, pull) = (false, nil)
  }

  private init(
    _ style: Treatment.VibrantStyle, _ tint: EncodedColor, isLight: Bool,
    _ parameters: ModelParameters
  ) {
    let lift = parameters.number(isLight ? .lightMaterialLift : .materialLift)
    let isLightMonochrome = isLight && style == .monochrome
    material = Layer(
      constant: (lift, lift, lift),
      lumaShare: parameters.number(isLight ? .lightMaterialLuma : .materialLuma),
      chromaShare: parameters.number(
        isLightMonochrome ? .monochromeChroma : isLight ? .lightMaterialChroma : .materialChroma))
    let hero = style == .tinted ? tint : EncodedColor(gray: 0.9)
    let strength = parameters.number(.vibrantStrength)
    vibrant =
      style == .monochrome
      ? nil : Self.vibrant(hero, isLight: isLight, strength: strength, parameters)
    pull = style == .tinted ? (hero, Self.pull(strength, parameters)) : nil
    self.isLight = isLight
  }

  /// `true` if V is pulled to a color of the user's.
  var isTinted: Bool { pull != nil }

  /// M, opaque, given the luma of the blurred row.
  func setMaterial(_ row: inout PlanarRow, over blurred: PlanarRow, _ luma: [Float]) {
    material.set(&row, over: blurred, luma)
  }

  /// V, opaque, given the luma of the blurred row.
  func setVibrant(_ row: inout PlanarRow, over blurred: PlanarRow, _ luma: [Float]) {
    guard let vibrant else { return row.fill(isLight ? .black : .white) }
    vibrant.set(&row, over: blurred, luma)
    if let pull { row.mix(with: pull.hero, by: pull.share) }
  }

  private static func vibrant(
    _ hero: EncodedColor, isLight: Bool, strength a: Float, _ parameters: ModelParameters
  ) -> Layer {
    let constant =
      isLight
      ? parameters.number(.lightVibrantConstant) - 0.4 * a
      : parameters.number(.vibrantConstant) - 0.4 * (a - 0.5)
    let (share, luma) = (parameters.number(.vibrantHero), hero.luma)
    return Layer(
      constant: (
        constant + share * (hero.red - luma), constant + share * (hero.green - luma),
        constant + share * (hero.blue - luma)
      ),
      lumaShare: 0.4 * a + (isLight ? 0 : parameters.number(.vibrantLuma)),
      chromaShare: parameters.number(.vibrantChroma))
  }

  /// The share by which V is pulled to the user's color: `0.05 + 0.95·s(a, 0.2)` (Reported),
  /// `0...1`.
  private static func pull(_ a: Float, _ parameters: ModelParameters) -> Float {
    let floor = parameters.number(.tintPullFloor)
    let b = parameters.number(.tintPullBend)
    let s = b * a / (1 - b - a + 2 * b * a)
    return floor + (1 - floor) * s
  }
}
