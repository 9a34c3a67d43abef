// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyMeasures
import VibrancyModes
import VibrancyScenes

/// The Lock Screen over a plain grey, with the model's own figures.
enum Model {
  /// The defaults.
  static func standard(_ grey: Double) -> PointTone { tone(grey, ModelParameters()) }

  /// The contrast of opaque white on opaque black over .3: of .89 on .478.
  static var whiteOnBlack: Double { contrast(standard(0.3).vibrant, standard(0.3).material) }

  /// The contrast of opaque white against .3 itself.
  static var whiteOnScene: Double { contrast(standard(0.3).vibrant, standard(0.3).backdrop) }

  /// The defaults, then every corner of the ranges: material low and high, vibrant low and high.
  static func samples(_ grey: Double) -> [PointTone] {
    [standard(grey)]
      + [false, true].flatMap { isHigh in
        [false, true].map { isVibrantHigh in
          var parameters = ModelParameters()
          for parameter in [Parameter.materialLift, .materialLuma] {
            parameters.move(parameter, toEnd: isHigh)
          }
          parameters.move(.vibrantConstant, toEnd: isVibrantHigh)
          return tone(grey, parameters)
        }
      }
  }

  /// What a pixel becomes.
  static func gray(_ tone: PointTone, alpha: Double, strength: Double) -> Double {
    let base = tone.backdrop + (tone.material - tone.backdrop) * alpha
    return min(max(base + (tone.vibrant - base) * strength, 0), 1)
  }

  private static func tone(_ grey: Double, _ parameters: ModelParameters) -> PointTone {
    guard let tone = Scene(.lockScreen, parameters: parameters).tone(over: grey) else {
      preconditionFailure("the Lock Screen has a tone over a grey")
    }
    return tone
  }
}

extension ModelParameters {
  fileprivate mutating func move(_ parameter: Parameter, toEnd isHigh: Bool) {
    guard let range = parameter.about.range else { return }
    // The ends of a range lie in it.
    try? set(parameter, to: isHigh ? range.upperBound : range.lowerBound)
  }
}
