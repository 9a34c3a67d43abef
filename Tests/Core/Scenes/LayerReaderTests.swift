// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

@Suite struct LayerReaderTests {
  private static let image = StraightImage.noise(5, 4, seed: 3)

  @Test(arguments: [(0, 0), (2, 1), (-2, -1), (9, 3), (-5, 0), (100, 100)])
  func `a picture lies where it is put, and nothing lies around it`(_ x: Int, _ y: Int) {
    var layer = Layer(.straight(Self.image))
    (layer.x, layer.y) = (x, y)
    var reader = LayerReader(layer, width: 11)
    for line in 0..<6 {
      reader.read(line)
      for column in 0..<11 {
        let pixel = DoublePixel(reader.row, column)
        guard (0..<5).contains(column - x), (0..<4).contains(line - y) else {
          #expect(pixel == DoublePixel(0, 0, 0, 0))
          continue
        }
        var own = PlanarRow(width: 1)
        own.load(Self.image.samples, firstPixel: (line - y) * 5 + column - x)
        #expect(pixel == DoublePixel(own, 0))
      }
    }
  }

  @Test func `a template image is ink by alpha, and opacity fades all of it`() {
    var layer = Layer(.straight(Self.image))
    layer.ink = .white
    layer.opacity = 0.5
    var reader = LayerReader(layer, width: 5)
    reader.read(2)
    #expect(reader.row.red == reader.row.alpha && reader.row.isNeutral)
    var own = PlanarRow(width: 5)
    own.load(Self.image.samples, firstPixel: 10)
    #expect(reader.row.alpha == own.alpha.map { $0 * 0.5 })
  }

  @Test func `a scaled picture reads as a decoded one`() {
    let planar = PlanarImage(Self.image, part: Self.image.size)
    var (a, b) = (
      LayerReader(Layer(.straight(Self.image)), width: 5),
      LayerReader(Layer(.planar(planar)), width: 5)
    )
    for y in 0..<5 {
      a.read(y)
      b.read(y)
      #expect(a.row == b.row)
    }
  }

  @Test(arguments: [0, 2], [nil, EncodedColor.white, .orange])
  func `strengths are the alpha and the luma of the same row`(_ x: Int, _ ink: EncodedColor?) {
    for opacity in [1, 0.4] as [Float] {
      var layer = Layer(.straight(Self.image))
      (layer.x, layer.ink, layer.opacity) = (x, ink, opacity)
      var (whole, quick) = (LayerReader(layer, width: 5), LayerReader(layer, width: 5))
      for y in [3, 0, 4, 1] {
        whole.read(y)
        quick.readStrengths(y)
        #expect(zip(quick.alpha, whole.row.alpha).allSatisfy { abs($0 - $1) < 1e-6 })
        var luma: [Float] = []
        whole.row.luma(into: &luma)
        #expect(zip(quick.luma, luma).allSatisfy { abs($0 - $1) < 1e-6 })
        quick.read(y)
        #expect(quick.row == whole.row && quick.alpha == whole.row.alpha)
      }
    }
  }
}
