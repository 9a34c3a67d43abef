// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyScenes
import VibrancyTestSupport

/// The vibrant mode over one plain color, in `Double`, written down from the model's page.
struct VibrantFormula {
  var wallpaper: DoublePixel
  var strength = 0.5
  /// The user's color.
  var hero: DoublePixel?
  var isMonochrome = false
  /// Whether it is the desktop of a Mac behind a window.
  var isReceded = false

  var isLight: Bool { wallpaper.luma > 0.9 + 1e-6 }

  /// A figure's default.
  private static subscript(parameter: Parameter) -> Double { parameter.about.standard.number }

  var material: DoublePixel {
    if isReceded {
      let luma = wallpaper.luma
      return wallpaper.colored(with: wallpaper) { value, _ in
        Self[.macLift] + Self[.macLuma] * luma + Self[.macChroma] * (value - luma)
      }
    }
    let lift = Self[isLight ? .lightMaterialLift : .materialLift]
    let share = Self[isLight ? .lightMaterialLuma : .materialLuma]
    let chroma =
      isLight
      ? Self[isMonochrome ? .monochromeChroma : .lightMaterialChroma] : Self[.materialChroma]
    let luma = wallpaper.luma
    func channel(_ value: Double) -> Double {
      lift + share * luma + chroma * (value - luma)
    }
    return DoublePixel(
      opaque: channel(wallpaper.red), channel(wallpaper.green), channel(wallpaper.blue))
  }

  var vibrant: DoublePixel {
    if isReceded {
      let luma = wallpaper.luma
      return wallpaper.colored(with: wallpaper) { value, _ in
        1 + Self[.vibrantChroma] * (value - luma)
      }
    }
    if isMonochrome { return DoublePixel(gray: isLight ? 0 : 1) }
    let luma = wallpaper.luma
    let base =
      isLight
      ? Self[.lightVibrantConstant] - 0.4 * strength + 0.4 * strength * luma
      : Self[.vibrantConstant] - 0.4 * (strength - 0.5)
        + (0.4 * strength + Self[.vibrantLuma]) * luma
    func channel(_ value: Double, _ hero: Double, _ heroLuma: Double) -> Double {
      base + Self[.vibrantChroma] * (value - luma) + Self[.vibrantHero] * (hero - heroLuma)
    }
    let color = hero ?? DoublePixel(gray: 0.9)
    let plain = DoublePixel(
      opaque: channel(wallpaper.red, color.red, color.luma),
      channel(wallpaper.green, color.green, color.luma),
      channel(wallpaper.blue, color.blue, color.luma))
    guard let hero else { return plain }
    let (floor, b) = (Self[.tintPullFloor], Self[.tintPullBend])
    let bend = b * strength / (1 - b - strength + 2 * b * strength)
    return plain.covered(by: hero, at: floor + (1 - floor) * bend)
  }

  func callAsFunction(_ content: ArtPixel) -> DoublePixel {
    let m = content.alpha * content.luma
    if isReceded { return material.covered(by: vibrant, at: m).clamped }
    return wallpaper.covered(by: material, at: content.alpha).covered(by: vibrant, at: m).clamped
  }
}

extension DoublePixel {
  /// Each color channel within `0...1`.
  var clamped: DoublePixel { colored(with: self) { value, _ in min(max(value, 0), 1) } }
}
