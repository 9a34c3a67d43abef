// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPixels
internal import VibrancyScenes

/// Desaturates content and maps it into a material: alpha sets how strong the blurred material
/// is, brightness how vibrant.
///
/// `b1 = lerp(w, M, α)`, `out = lerp(b1, V, m)`, `m = α·Y(c)`, with the material M and the vibrant
/// color V each clamped first. Encoded sRGB.
///
/// Documented: that content is desaturated, that alpha sets the material's strength and
/// brightness the vibrancy. Reported: the two layers (iOS 18.2 and 26.1). Calibrated: the
/// material's figures; see `VibrantMaterial`.
struct VibrantMode: Sendable {
  var material: VibrantMaterial
  /// Reduce Transparency (Reported): no blur, `b1 = w`, strength `share·m + (1 − share)·α`.
  var opaqueLumaShare: Float?

  func prepare(_ behind: BehindRow) -> PreparedRow {
    let blurred = opaqueLumaShare == nil ? behind.blurred : behind.sharp
    return PreparedRow(
      base: behind.sharp, material: opaqueLumaShare == nil ? material.material(blurred) : nil,
      vibrant: material.vibrant(blurred))
  }

  func render(_ widget: WidgetRow, over prepared: PreparedRow, into preview: inout PlanarRow) {
    guard let vibrant = prepared.vibrant else { return }
    if let share = opaqueLumaShare {
      let strength = zip(widget.luma, widget.alpha).map { share * $0 + (1 - share) * $1 }
      preview.mix(with: vibrant, by: strength)
    } else if let material = prepared.material {
      preview.mixVibrant(
        material: material, vibrant: vibrant, alpha: widget.alpha, luma: widget.luma)
    }
  }
}
