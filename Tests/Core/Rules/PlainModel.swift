// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyScenes

/// The vibrant model over a plain wallpaper, written down again for these tests: defaults first,
/// then every corner of its ranges.
enum PlainModel {
  /// `lift, luma, constant` of each sample.
  static let samples: [(lift: Double, luma: Double, constant: Double)] = [
    sample { $0.standard.number },
    sample { $0.range?.lowerBound ?? 0 }, sample { $0.range?.upperBound ?? 0 },
    sample(isConstantHigh: true) { $0.range?.lowerBound ?? 0 },
    sample(isConstantHigh: false) { $0.range?.upperBound ?? 0 },
  ]

  private static func sample(
    isConstantHigh: Bool? = nil, _ figure: (ParameterDescription) -> Double
  ) -> (lift: Double, luma: Double, constant: Double) {
    let constant = Parameter.vibrantConstant.about
    let end = isConstantHigh.flatMap { isHigh in
      constant.range.map { isHigh ? $0.upperBound : $0.lowerBound }
    }
    return (
      figure(Parameter.materialLift.about), figure(Parameter.materialLuma.about),
      end ?? figure(constant)
    )
  }

  /// The encoded grey that ink of a grey and an opacity becomes on a wallpaper.
  static func grey(ink: Double, alpha: Double, on wallpaper: Double, sample: Int) -> Double {
    let model = samples[sample]
    let material = min(model.lift + model.luma * wallpaper, 1)
    let vibrant = min(model.constant + 0.4 * wallpaper, 1)
    let strength = alpha * ink
    let behind = wallpaper + (material - wallpaper) * alpha
    return behind + (vibrant - behind) * strength
  }

  /// WCAG contrast of two encoded greys.
  static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(luminance(a), luminance(b)) + 0.05) / (min(luminance(a), luminance(b)) + 0.05)
  }

  /// What opaque ink of each code reaches on a wallpaper.
  static func inkScale(on wallpaper: Double) -> InkScale {
    InkScale(
      contrasts: samples.indices.map { sample in
        (0...255).map {
          contrast(
            grey(ink: Double($0) / 255, alpha: 1, on: wallpaper, sample: sample), wallpaper)
        }
      })
  }

  private static func luminance(_ grey: Double) -> Double {
    grey <= 0.04045 ? grey / 12.92 : power((grey + 0.055) / 1.055)
  }

  /// x^2.4 as x² · (x^⅕)², the fifth root by Newton, so that no library of C's is needed.
  private static func power(_ x: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root - x / (root * root * root * root)) / 5 }
    return x * x * root * root
  }
}
