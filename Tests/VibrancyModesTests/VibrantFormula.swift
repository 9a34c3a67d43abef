// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyTestSupport

/// The vibrant mode over one plain color, in `Double`, written down from the model's page.
struct VibrantFormula {
  var wallpaper: DoublePixel
  var strength = 0.5
  /// The user's color.
  var hero: DoublePixel?
  var isMonochrome = false
  var reducesTransparency = false

  var isLight: Bool { wallpaper.luma > 0.9 + 1e-6 }

  private func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }

  var material: DoublePixel {
    let (lift, share) = isLight ? (0.0, 0.88) : (0.22, 0.86)
    let chroma = isLight && isMonochrome ? 0.88 : 1.14
    let luma = wallpaper.luma
    func channel(_ value: Double) -> Double {
      clamp(lift + share * luma + chroma * (value - luma))
    }
    return DoublePixel(
      opaque: channel(wallpaper.red), channel(wallpaper.green), channel(wallpaper.blue))
  }

  var vibrant: DoublePixel {
    if isMonochrome { return DoublePixel(gray: isLight ? 0 : 1) }
    let luma = wallpaper.luma
    let base =
      isLight
      ? 0.4 - 0.4 * strength + 0.4 * strength * luma
      : 0.97 - 0.4 * strength + (0.4 * strength + 0.2) * luma
    func channel(_ value: Double, _ hero: Double, _ heroLuma: Double) -> Double {
      clamp(base + 0.95 * (value - luma) + 1.2 * (hero - heroLuma))
    }
    let color = hero ?? DoublePixel(gray: 0.9)
    let plain = DoublePixel(
      opaque: channel(wallpaper.red, color.red, color.luma),
      channel(wallpaper.green, color.green, color.luma),
      channel(wallpaper.blue, color.blue, color.luma))
    guard let hero else { return plain }
    let bend = 0.2 * strength / (1 - 0.2 - strength + 2 * 0.2 * strength)
    return plain.covered(by: hero, at: 0.05 + 0.95 * bend)
  }

  func callAsFunction(_ content: ArtPixel) -> DoublePixel {
    let m = content.alpha * content.luma
    if reducesTransparency {
      return wallpaper.covered(by: vibrant, at: 0.7 * m + 0.3 * content.alpha)
    }
    return wallpaper.covered(by: material, at: content.alpha).covered(by: vibrant, at: m)
  }
}
