// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyFacts
import VibrancyMeasures
import VibrancyPixels
import VibrancyTestSupport

/// A picture written as text: a character a pixel, a line a row.
func art(
  _ text: String, scale: Int = 1, isTemplate: Bool = false,
  _ inks: [Character: StraightImage.Pixel<UInt8>] = [:]
) -> MeasuredArt {
  let lines = text.split(separator: "\n").map(Array.init)
  let standard: [Character: StraightImage.Pixel<UInt8>] = [
    ".": (0, 0, 0, 0), "#": (255, 255, 255, 255), "x": (0, 0, 0, 255),
    "r": (255, 0, 0, 255), "b": (0, 0, 255, 255),
  ]
  let image = StraightImage.drawn(lines[0].count, lines.count) { x, y in
    let mark = lines[y][x]
    return inks[mark] ?? standard[mark] ?? (0, 0, 0, 0)
  }
  return MeasuredArt(image, scale: scale, isTemplate: isTemplate)
}

/// A picture of one size, asked for pixel by pixel.
func art(
  _ width: Int, _ height: Int, scale: Int = 1, isTemplate: Bool = false, isIcon: Bool = false,
  _ pixel: (Int, Int) -> StraightImage.Pixel<UInt8>
) -> MeasuredArt {
  MeasuredArt(
    .drawn(width, height, pixel), scale: scale, isTemplate: isTemplate, isIcon: isIcon)
}

extension MeasuredArt {
  /// Over a plain grey, at the model's defaults.
  func preview(on grey: Double) -> PreviewFacts {
    preview(over: [Model.standard(grey)], wallpaper: nil, isNamed: false, grey: grey)
  }

  /// In full color on a flat scene.
  func fullColor(
    _ image: StraightImage, on scene: EncodedColor, tilesBelow ratio: Double = 4.5
  ) -> PreviewFacts {
    preview(samples: 1, wallpaper: nil, isNamed: false, grey: nil, tilesBelow: ratio) {
      _, y, preview, behind in
      behind.fill(scene)
      preview.fill(scene)
      var row = PlanarRow(width: image.size.width)
      row.load(image.samples, firstPixel: y * image.size.width)
      preview.composite(row)
    }
  }
}

/// WCAG between two encoded greys.
func contrast(_ a: Double, _ b: Double) -> Double {
  contrastRatio(SRGBTransfer.linearized(a), SRGBTransfer.linearized(b))
}
