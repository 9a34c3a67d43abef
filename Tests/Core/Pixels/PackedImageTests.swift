// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyTestSupport

@Suite struct PackedImageTests {
  /// The kinds of rows: of one color, empty, of few, like the one above, of noise.
  private static func pixel(_ x: Int, _ y: Int, noise: Bool) -> SIMD4<Float> {
    let code = Float(x &* 7919 &+ y &* 104_729 & 255) / 255
    switch y % 5 {
    case _ where noise: return [code, code, 1 - code, 1]
    case 0: return [0.25, 0.5, 0.75, 1]
    case 1: return .zero
    case 2, 3: return x < 9 ? [0, 0, 0, 0.5] : x < 20 ? .zero : [1, 1, 1, 1]
    default: return x < 30 ? .zero : [code, 0, 0, 1]
    }
  }

  @Test(arguments: [false, true])
  func `its rows are those of the pixels, whatever of them is held`(_ noise: Bool) {
    // Within a larger picture, of which it is the part from column 3 and row 2.
    let (width, height, stride) = (40, 25, 47)
    let all = (0..<stride * (height + 2)).map { index in
      Self.pixel(index % stride - 3, index / stride - 2, noise: noise)
    }
    let image = PackedImage(all, size: .of(width, height), start: 2 * stride + 3, stride: stride)
    var row = PlanarRow(width: width)
    for y in 0..<height {
      image.copyRow(y, into: &row)
      for x in 0..<width {
        let pixel = SIMD4(row.red[x], row.green[x], row.blue[x], row.alpha[x])
        #expect(pixel == Self.pixel(x, y, noise: noise), "\(x), \(y)")
      }
    }
  }
}
