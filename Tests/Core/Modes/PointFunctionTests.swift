// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyModes
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What the row loop renders, and what measures ask of a pixel or of a plain grey.
@Suite struct PointFunctionTests {
  private static let places = Place.distinct.filter {
    switch $0.recipe.treatment {
    case .vibrant, .night: !$0.recipe.dimsPicture
    case .fullColor, .accented, .tintedWhole, .icon: false
    }
  }

  @Test("gives the pixels that rows are rendered with", arguments: places, [false, true])
  func rows(_ place: Place, _ isTransparencyReduced: Bool) throws {
    let grey: Float = 77 / 255
    var scene = Scene(place, wallpaper: Wallpaper(color: EncodedColor(gray: grey)))
    try scene.parameters.set(.reduceTransparency, to: isTransparencyReduced)
    let function = try #require(scene.pointFunction(meanLuma: Double(grey)))
    let behind = EncodedColor(gray: place.recipe.behind == .black ? 0 : grey)
    let shown = Show(.everyGrayAndAlpha, in: scene)
    for y in stride(from: 0, to: 256, by: 15) {
      for x in stride(from: 0, to: 256, by: 15) {
        let (alpha, gray) = (Float(y) / 255, Float(x) / 255)
        let pixel = function(alpha: alpha, luma: alpha * gray, over: behind, blurred: behind)
        #expect(shown[x, y].distance(to: DoublePixel(pixel)) < 1e-5)
      }
    }
  }

  @Test("has the tone of a plain grey where that is all there is to it")
  func tones() throws {
    let grey = 0.3
    for place in Self.places {
      let scene = Scene(place)
      let function = try #require(scene.pointFunction(meanLuma: grey))
      let behind = EncodedColor(gray: Float(grey))
      guard let tone = scene.tone(over: grey) else {
        #expect(place == .lockScreenTinted || place.recipe.treatment == .night)
        continue
      }
      for alpha in [0, 0.25, 0.5, 1.0] {
        for luma in [0, 0.5 * alpha, alpha] {
          let pixel = function(
            alpha: Float(alpha), luma: Float(luma), over: behind, blurred: behind)
          #expect(abs(Double(pixel.green) - tone.gray(alpha: alpha, luma: luma)) < 1e-6)
        }
      }
    }
  }
}
