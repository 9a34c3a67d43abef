// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyFacts

/// Previews for examples.
extension PreviewFacts {
  /// One part with a contrast, over the one backdrop of a scene.
  static func plain(_ contrast: Estimate) -> PreviewFacts {
    PreviewFacts(
      parts: [.standing(contrast)], bounds: PixelRectangle(x: 18, y: 18, width: 180, height: 180))
  }

  /// One part with a contrast, over a plain grey.
  static func on(_ grey: Double, _ contrast: Estimate) -> PreviewFacts {
    var preview = plain(contrast)
    (preview.wallpaper, preview.grey) = ("grey \(InkAdvice.text(grey))", grey)
    return preview
  }

  /// One part with a contrast, over a wallpaper that the user named.
  static func named(_ wallpaper: String, _ contrast: Double) -> PreviewFacts {
    var preview = plain(Estimate(contrast))
    (preview.wallpaper, preview.isNamed) = (wallpaper, true)
    return preview
  }
}

extension PartFacts {
  /// A part of 1000 px that stands out from the scene, and holds nothing.
  static func standing(_ contrast: Estimate, area: Int = 1_000) -> PartFacts {
    PartFacts(area: area, againstScene: contrast.samples, within: [1, 1, 1])
  }
}

extension Estimate {
  /// A number and its range, as measured with three samples of the model.
  var samples: [Double] { [value, range.lowerBound, range.upperBound] }
}

extension InkScale {
  /// A scale for examples: ink reaches a ratio at a grey in hundredths, and white one more.
  static func reaching(_ ratio: Double, from grey: Estimate) -> InkScale {
    InkScale(
      contrasts: grey.samples.map { grey in
        let step = (grey * 100).rounded()
        return (0...100).map { ratio + (Double($0) - step) / (100 - min(step, 99)) }
      })
  }
}

/// Scenes for examples.
extension SceneFacts {
  /// The Lock Screen on greys .2, .3 and .4, with the contrast that the art has on each.
  static func lockScreen(_ contrasts: Estimate...) -> SceneFacts {
    lockScreen(zip([0.2, 0.3, 0.4], contrasts).map { .on($0, $1) })
  }

  /// The same without a range.
  static func lockScreen(_ contrasts: Double...) -> SceneFacts {
    lockScreen(zip([0.2, 0.3, 0.4], contrasts).map { .on($0, Estimate($1)) })
  }

  /// The Lock Screen with some previews.
  static func lockScreen(_ previews: [PreviewFacts]) -> SceneFacts {
    SceneFacts(.lockScreen, previews: previews)
  }

  /// StandBy.
  static func standby(_ contrast: Double) -> SceneFacts { .one(.standby, contrast) }

  /// The light Home Screen, on a container background of the widget's own.
  static func home(_ contrast: Double) -> SceneFacts { .one(.homeLight, contrast) }

  /// The tinted Home Screen.
  static func homeTinted(_ contrast: Estimate = Estimate(8)) -> SceneFacts {
    SceneFacts(.homeTinted, previews: [.plain(contrast)])
  }

  /// A watch face in full color.
  static func watchFace(_ contrast: Double) -> SceneFacts {
    .one(.watchFullColor, contrast)
  }

  /// A watch's Smart Stack.
  static func smartStack(_ contrast: Double) -> SceneFacts { .one(.watchSmartStack, contrast) }

  /// A scene with one backdrop and the contrast that the art has there.
  static func one(_ place: Place, _ contrast: Double) -> SceneFacts {
    SceneFacts(place, previews: [.plain(Estimate(contrast))])
  }

  /// The same with every preview changed.
  func previews(_ change: (inout PreviewFacts) -> Void) -> SceneFacts {
    var copy = self
    for index in copy.previews.indices { change(&copy.previews[index]) }
    return copy
  }
}
