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
