// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// The golden numbers of the model's page, through the whole renderer.
@Suite struct VibrantGoldenNumberTests {
  private func result(
    _ content: (Double, Double, Double, Double), on wallpaper: EncodedColor
  ) -> DoublePixel {
    func code(_ value: Double) -> UInt16 { UInt16((value * 65_535).rounded()) }
    let image = StraightImage.drawn16(3, 2) { _, _ in
      (code(content.0), code(content.1), code(content.2), code(content.3))
    }
    return Show(image, in: .lockScreen(wallpaper: Wallpaper(color: wallpaper)))[1, 1]
  }

  @Test(
    arguments: [
      (0.3, 1, 1, 0.89), (0.5, 0.5, 1, 0.81), (0.3, 0, 1, 0.478), (0, 1, 1, 0.77),
      (0.95, 1, 1, 0.39), (0.3, 1, 0.5, 0.6395),
    ] as [(Float, Double, Double, Double)])
  func `grey on grey`(_ wallpaper: Float, _ gray: Double, _ alpha: Double, _ expected: Double) {
    let found = result((gray, gray, gray, alpha), on: EncodedColor(gray: wallpaper))
    #expect(found.distance(to: DoublePixel(gray: expected)) < 1e-4)
  }

  @Test func `color on color`() {
    let found = result((1, 0.23, 0.19, 0.8), on: EncodedColor(red: 0.2, green: 0.4, blue: 0.6))
    #expect(found.distance(to: DoublePixel(opaque: 0.45277, 0.66504, 0.87731)) < 1e-4)
  }

  @Test(
    arguments: [
      (0.2, 0.20, 0.47, 2.1), (0.3, 0.30, 0.63, 2.0), (0.4, 0.47, 0.90, 1.8),
    ] as [(Float, Double, Double, Double)])
  func `contrast the model predicts`(
    _ wallpaper: Float, _ forThree: Double, _ forFourAndAHalf: Double, _ ofBlack: Double
  ) {
    let bare = relativeLuminance(EncodedColor(gray: wallpaper))
    func contrast(_ gray: Double) -> Double {
      let out = result((gray, gray, gray, 1), on: EncodedColor(gray: wallpaper))
      return contrastRatio(relativeLuminance(EncodedColor(gray: Float(out.red))), bare)
    }
    #expect(contrast(forThree + 0.01) > 3 && contrast(forThree - 0.01) < 3)
    #expect(contrast(forFourAndAHalf + 0.01) > 4.5 && contrast(forFourAndAHalf - 0.01) < 4.5)
    #expect(abs(contrast(0) - ofBlack) < 0.06)
  }

  @Test func `on a bright wallpaper not even white reaches 3 to 1`() {
    for gray in [0.6, 0.7, 0.8, 0.9] as [Float] {
      let out = result((1, 1, 1, 1), on: EncodedColor(gray: gray))
      let bare = relativeLuminance(EncodedColor(gray: gray))
      #expect(contrastRatio(relativeLuminance(EncodedColor(gray: Float(out.red))), bare) < 3)
    }
  }
}
