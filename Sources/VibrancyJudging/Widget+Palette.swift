// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyMeasures
internal import VibrancyPixels
internal import VibrancyScenes

extension Widget {
  /// The widget with the colors of its only picture in place of that; `nil` where what becomes of
  /// a color may depend on where it is.
  func showing(
    _ palette: ArtPalette, insteadOf image: StraightImage, in scene: Scene
  ) -> Widget? {
    guard layers.count == 1, let layer = layers.first, case .straight(let shown) = layer.picture,
      shown == image, shown.size == canvas.size, layer.x == 0, layer.y == 0,
      !scene.parameters.isOn(.privacy), !scene.parameters.isOn(.showHitAreas),
      containerBackground == nil, canvas.family == nil
    else { return nil }
    var colors = Layer(.straight(palette.image))
    (colors.ink, colors.opacity, colors.group) = (layer.ink, layer.opacity, layer.group)
    colors.accentedRendering = layer.accentedRendering
    colors.isInvalidatable = layer.isInvalidatable
    return Widget(
      canvas: Canvas(
        asset: palette.image.size, scale: Int(canvas.scale.rounded()), on: canvas.device),
      layers: [colors])
  }
}
