// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyModes
import VibrancyPixels
import VibrancyTestSupport

/// A picture converted, row by row, with the samples that came out.
struct Converted {
  let channels: Int
  let leftAlone: Int
  private(set) var codes: [Int] = []

  init(_ image: StraightImage, _ conversion: Conversion, weights: LumaWeights = .rec709) {
    let (width, height) = (image.size.width, image.size.height)
    var converter = Converter(conversion, width: width, height: height, weights: weights)
    var row = CodeRow(depth: image.samples.depth)
    var codes: [Int] = []
    func take() {
      while converter.next(into: &row) {
        switch row {
        case .eight(let part): codes += part.map(Int.init)
        case .sixteen(let part): codes += part.map(Int.init)
        }
      }
    }
    for y in 0..<height {
      let range = 4 * y * width..<4 * (y + 1) * width
      switch image.samples {
      case .eight(let samples): converter.append(.eight(Array(samples[range])))
      case .sixteen(let samples): converter.append(.sixteen(Array(samples[range])))
      }
      take()
    }
    self.codes = codes
    (channels, leftAlone) = (converter.channels, converter.leftAlone)
  }

  /// The samples of pixel `index`, in row order.
  subscript(index: Int) -> [Int] { Array(codes[channels * index..<channels * (index + 1)]) }

  /// The first pixel that is not what a formula says, rounded half up, in row order.
  func firstDifference(
    from image: StraightImage, _ formula: (ArtPixel) -> [Double]
  ) -> Int? {
    let most = image.codes.isEmpty ? 65_535.0 : 255
    return (0..<image.size.area).first { index in
      let pixel = ArtPixel(image, index % image.size.width, index / image.size.width)
      let expected = formula(pixel)
      return expected.count != channels
        || zip(self[index], expected).contains { code, value in
          // Half a code, and what Float may be off around a half.
          abs(Double(code) - value * most) > 0.5 + 0.01 * most / 255
        }
    }
  }
}
