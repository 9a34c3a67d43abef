// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// An app icon in one of its six looks; its mask is applied afterwards, to alpha.
///
/// The dark plate, the tinted and the clear greys are Calibrated (Apple's icon renderer, 3 to 7
/// codes). So is the light tinted look, on two export sets of one violet tint: on 24 channels of one
/// the median error is 2.1 codes, the largest 4.6; of other tints it is Assumed, as the glass is.
struct IconMode: Sendable {
  var style: Treatment.IconStyle
  var tint: EncodedColor
  var plate: Plate
  var weights: LumaWeights
  var parameters: ModelParameters

  /// `true` if the blurred wallpaper is seen through it.
  var isGlass: Bool {
    switch style {
    case .light, .dark, .tinted, .tintedLight: plate.isGlass
    case .clearLight, .clearDark: true
    }
  }

  func setLayers(over blurred: PlanarRow, of prepared: inout PreparedRow) {
    switch style {
    case .light: break
    case .dark, .tinted, .tintedLight: plate.setGlass(over: blurred, of: &prepared)
    case .clearLight, .clearDark:
      prepared.setMaterial(over: blurred) { glass, _ in glass.copy(blurred) }
    }
  }

  func setBase(of prepared: inout PreparedRow, sharp: PlanarRow, depth: Float) {
    switch style {
    case .light: prepared.base.fill(.black, opacity: 0)
    case .dark, .tinted, .tintedLight, .clearLight, .clearDark:
      plate.setBase(of: &prepared, sharp: sharp, depth: depth)
    }
  }

  /// The color that replaces black in the light tinted look: the tint, each channel lightened by
  /// its own share.
  ///
  /// `lerp(tint, 1, (0.10, 0.15, 0.30))`, encoded sRGB.
  private var lightenedTint: EncodedColor {
    func lightened(_ value: Float, _ share: Parameter) -> Float {
      value + (1 - value) * parameters.number(share)
    }
    return EncodedColor(
      red: lightened(tint.red, .iconTintLighteningRed),
      green: lightened(tint.green, .iconTintLighteningGreen),
      blue: lightened(tint.blue, .iconTintLighteningBlue))
  }

  func render(_ widget: WidgetRow, over prepared: PreparedRow, into preview: inout PlanarRow) {
    preview.composite(widget.content)
    var luma: [Float] = []
    switch style {
    case .light, .dark: break
    case .tinted:
      preview.luma(into: &luma, weights: weights)
      preview.setRamp(from: .black, to: tint, by: luma)
    case .tintedLight:
      preview.luma(into: &luma, weights: weights)
      preview.setRamp(from: lightenedTint, to: .white, by: luma)
    case .clearLight, .clearDark:
      preview.luma(into: &luma, weights: weights)
      let lift = parameters.number(style == .clearLight ? .iconClearLight : .iconClearDark)
      preview.setRamp(from: EncodedColor(gray: lift), to: .white, by: luma)
      guard let glass = prepared.material else { return }
      preview.mix(with: glass, by: 1 - parameters.number(.iconGlass))
    }
  }
}
