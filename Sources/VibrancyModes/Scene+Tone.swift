// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
package import VibrancyScenes

extension Scene {
  /// The two colors that vibrant content is mixed of over a plain grey; both are greys.
  ///
  /// With them `out = lerp(lerp(w, M, α), V, m)`, so that nothing else has to be rendered.
  ///
  /// - Parameter grey: The wallpaper, encoded, `0...1`; as it is drawn, after any dimming.
  /// - Returns: M and V, encoded, `0...1`; `nil` where the scene is not vibrant, pulls to a color
  ///   of the user's, or has transparency reduced.
  package func vibrantTone(over grey: Double) -> (material: Double, vibrant: Double)? {
    guard case .vibrant(let style) = place.recipe.treatment, style != .tinted,
      !parameters.isOn(.reduceTransparency)
    else { return nil }
    let material = VibrantMaterial(
      style: style, tint: tint, meanLuma: grey, parameters: parameters)
    let row = PlanarRow(width: 1, color: EncodedColor(gray: Float(grey)))
    return (
      Double(material.material(row).green[0]), Double(material.vibrant(row).green[0])
    )
  }
}
