// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct ConversionTests {
  private static let arts = [
    StraightImage.everyGrayAndAlpha, .noise(64, 32, seed: 6),
    .drawn(256, 64) { x, y in (UInt8(x), UInt8(255 - x), UInt8(x ^ 85), UInt8(4 * y)) },
  ]

  private func check(
    _ conversion: Conversion, channels: Int, _ formula: (ArtPixel) -> [Double]
  ) {
    for art in Self.arts {
      let converted = Converted(art, conversion)
      #expect(converted.channels == channels && converted.leftAlone == 0)
      #expect(converted.codes.count == channels * art.size.area)
      #expect(converted.firstDifference(from: art, formula) == nil)
    }
  }

  @Test func `grayscale is luma, alpha kept`() {
    check(.grayscale, channels: 2) { [$0.luma, $0.alpha] }
  }

  @Test(arguments: [0, 0.25, 0.5, 1] as [Float])
  func `desaturating keeps luma and alpha, by the matrix`(_ saturation: Float) {
    let s = Double(saturation)
    check(.desaturate(saturation: saturation), channels: 4) { pixel in
      // Diagonal k + (1 − k)·s, off-diagonal k·(1 − s).
      let k = [0.2126, 0.7152, 0.0722]
      let color = [pixel.red, pixel.green, pixel.blue]
      let channels = (0..<3).map { row in
        (0..<3).reduce(0.0) { sum, column in
          let weight =
            row == column ? k[column] + (1 - k[column]) * s : k[column] * (1 - s)
          return sum + weight * color[column]
        }
      }
      return channels + [pixel.alpha]
    }
  }

  @Test func `full saturation changes no sample`() {
    for art in Self.arts {
      let expected = art.codes.isEmpty ? art.codes16.map(Int.init) : art.codes.map(Int.init)
      #expect(Converted(art, .desaturate(saturation: 1)).codes == expected)
    }
  }

  @Test func `luminance to alpha on black is alpha times luma, in one ink`() {
    check(.luminanceToAlpha(form: .onBlack, ink: .white), channels: 2) {
      [1, $0.alpha * $0.luma]
    }
    check(.luminanceToAlpha(form: .onBlack, ink: .black), channels: 2) {
      [0, $0.alpha * $0.luma]
    }
    check(.luminanceToAlpha(form: .onBlack, ink: .orange), channels: 4) {
      [1, 159 / 255, 10 / 255, $0.alpha * $0.luma]
    }
  }

  @Test func `the straight form throws the old alpha away`() {
    check(.luminanceToAlpha(form: .straight, ink: .black), channels: 2) { [0, $0.luma] }
    let art = StraightImage.drawn(3, 1) { x, _ in
      [(255, 255, 255, 77), (255, 255, 255, 255), (255, 255, 255, 0)][x]
    }
    // 30 % white and solid white are the same, and what hid under clear pixels appears.
    let straight = Converted(art, .luminanceToAlpha(form: .straight, ink: .white))
    #expect(straight.codes == [255, 255, 255, 255, 255, 255])
    let onBlack = Converted(art, .luminanceToAlpha(form: .onBlack, ink: .white))
    #expect(onBlack.codes == [255, 77, 255, 255, 255, 0])
  }

  @Test func `encoded grey 0.5 becomes alpha 0.5, not 0.214`() {
    let art = StraightImage.drawn(1, 1) { _, _ in (128, 128, 128, 255) }
    for form in Conversion.AlphaForm.allCases {
      #expect(Converted(art, .luminanceToAlpha(form: form, ink: .black)).codes == [0, 128])
    }
  }

  @Test func `a template keeps alpha alone`() {
    check(.template(ink: .white), channels: 2) { [1, $0.alpha] }
    check(.template(ink: .orange), channels: 4) { [1, 159 / 255, 10 / 255, $0.alpha] }
  }

  @Test func `a tinted icon is opaque grey on black`() {
    check(.tintedIcon(luma: .rec709), channels: 1) { [$0.alpha * $0.luma] }
    #expect(!Conversion.tintedIcon(luma: .rec709).looksFirst)
    #expect(Conversion.tintedIcon(luma: .adaptive).looksFirst)
  }

  @Test func `an adaptive icon takes the weights it is given`() {
    let weights = LumaWeights(red: 0.6, green: 0.3, blue: 0.1)
    let art = Self.arts[2]
    let converted = Converted(art, .tintedIcon(luma: .adaptive), weights: weights)
    let difference = converted.firstDifference(from: art) {
      [$0.alpha * (0.6 * $0.red + 0.3 * $0.green + 0.1 * $0.blue)]
    }
    #expect(difference == nil)
  }

  @Test func `white at half opacity over black is code 128`() {
    // 128/255 · 255 = 128; and an exact half, 0.5 · 255 = 127.5, goes up.
    let art = StraightImage.drawn(1, 1) { _, _ in (255, 255, 255, 128) }
    #expect(Converted(art, .tintedIcon(luma: .rec709)).codes == [128])
    let half = StraightImage.drawn(1, 1) { _, _ in (255, 0, 255, 255) }
    let gray = Converted(half, .desaturate(saturation: 0.5)).codes
    #expect(gray == [164, 36, 164, 255])
  }
}
