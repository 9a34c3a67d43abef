// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a sample of the model makes of a plain wallpaper: three encoded greys, `0...1`.
///
/// The preview is `lerp(lerp(w, M, α), V, m)`, unquantized.
package struct VibrantTone: Sendable, Hashable {
  /// w, the wallpaper.
  package var backdrop: Double
  /// M, the material.
  package var material: Double
  /// V, the vibrant color.
  package var vibrant: Double

  /// Three greys.
  package init(backdrop: Double, material: Double, vibrant: Double) {
    (self.backdrop, self.material, self.vibrant) = (backdrop, material, vibrant)
  }

  /// The grey of a pixel with opacity α and premultiplied luma m.
  @inline(__always)
  func gray(alpha: Double, strength: Double) -> Double {
    let base = backdrop + (material - backdrop) * alpha
    return base + (vibrant - base) * strength
  }
}
