// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyMeasures

/// The model's figures, for a plain grey of class dark or normal.
enum Model {
  static func tone(_ grey: Double, lift: Double, luma: Double, constant: Double) -> VibrantTone {
    VibrantTone(
      backdrop: grey, material: min(1, lift + luma * grey), vibrant: min(1, constant + 0.4 * grey))
  }

  /// The defaults.
  static func standard(_ grey: Double) -> VibrantTone {
    tone(grey, lift: 0.22, luma: 0.86, constant: 0.77)
  }

  /// The defaults, then every corner of the ranges: material low and high, vibrant low and high.
  static func samples(_ grey: Double) -> [VibrantTone] {
    [standard(grey)]
      + [(0.11, 0.80), (0.25, 0.90)].flatMap { lift, luma in
        [0.74, 0.93].map { tone(grey, lift: lift, luma: luma, constant: $0) }
      }
  }

  /// What a pixel becomes.
  static func gray(_ tone: VibrantTone, alpha: Double, strength: Double) -> Double {
    let base = tone.backdrop + (tone.material - tone.backdrop) * alpha
    return base + (tone.vibrant - base) * strength
  }
}
