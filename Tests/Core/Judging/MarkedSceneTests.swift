// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJudging
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// How a mark stands out from the scene without it, beside the contrast of its two colors.
@Suite struct MarkedSceneTests {
  /// A widget of a color with a square of ink in its middle, and the same without.
  private struct Squares {
    let whole: Widget
    let bare: Widget
    let mask: AlphaMask

    init(_ ink: EncodedColor, on ground: EncodedColor, coverage: UInt8 = 255) {
      guard let size = PixelSize(width: 32, height: 32) else { preconditionFailure("a size") }
      let canvas = Canvas(asset: size, scale: 1, on: .standard(on: .standard))
      var image = PlanarImage(size: size)
      for y in 0..<32 {
        var row = PlanarRow(width: 32)
        let share = Float(coverage) / 255
        row.composite(
          ink, coverage: (0..<32).map { (8..<24).contains($0) && (8..<24).contains(y) ? share : 0 })
        image.setRow(y, to: row)
      }
      bare = Widget(canvas: canvas, layers: [], containerBackground: .color(ground))
      whole = Widget(
        canvas: canvas, layers: [Layer(.planar(image))], containerBackground: .color(ground))
      mask = AlphaMask(
        x: 8, y: 8, width: 16, height: 16, codes: Array(repeating: coverage, count: 256))
    }

    func visibility(inkOpacity: Double = 1) -> MarkVisibility? {
      var scene = Scene(.homeDark)
      scene.os = .ios18
      return MarkedScene(whole, in: scene, over: nil)
        .visibility(of: mask, inkOpacity: inkOpacity, without: bare)
    }
  }

  @Test(arguments: [
    (0.0, 1.0), (0.2, 0.5), (0.5, 0.5), (0.7, 0.6), (1.0, 0.9),
  ])
  func `opaque ink has the contrast of its color with the background`(
    _ ink: Double, _ ground: Double
  ) throws {
    let (front, back) = (EncodedColor(gray: Float(ink)), EncodedColor(gray: Float(ground)))
    let seen = try #require(Squares(front, on: back).visibility())
    let expected = contrastRatio(relativeLuminance(front), relativeLuminance(back))
    #expect(abs(seen.contrast - expected) < 0.001)
    #expect(seen.ink.hex == front.hex && seen.ground.hex == back.hex)
  }

  @Test func `ink that covers pixels in part counts as the color of whole coverage`() throws {
    let (front, back) = (EncodedColor.black, EncodedColor(gray: 0.8))
    for coverage: UInt8 in [128, 160, 220] {
      let seen = try #require(Squares(front, on: back, coverage: coverage).visibility())
      let expected = contrastRatio(relativeLuminance(front), relativeLuminance(back))
      #expect(abs(seen.contrast - expected) < 0.02 * expected)
    }
  }

  @Test func `translucent ink counts as what it looks like`() throws {
    let seen = try #require(
      Squares(.black, on: .white, coverage: 128).visibility(inkOpacity: 128.0 / 255))
    #expect(abs(seen.contrast - 3.98) < 0.1)
  }

  @Test func `of a mark that is hardly there nothing is measured`() {
    #expect(Squares(.black, on: .white, coverage: 12).visibility() == nil)
  }
}
