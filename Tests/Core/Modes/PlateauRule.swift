// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels
import VibrancyTestSupport

/// The plateau rule over a whole picture in `Double`, written down from the contract.
struct PlateauRule {
  /// Grey and α of each pixel, in row order.
  private(set) var pixels: [[Double]] = []
  private(set) var leftAlone = 0

  init(_ image: StraightImage) {
    let (width, height) = (image.size.width, image.size.height)
    func alpha(_ x: Int, _ y: Int) -> Double { ArtPixel(image, x, y).alpha }
    func around(_ x: Int, _ y: Int, _ reach: Int) -> [(Int, Int)] {
      (y - reach...y + reach).flatMap { line in (x - reach...x + reach).map { ($0, line) } }
        .filter { (0..<width).contains($0.0) && (0..<height).contains($0.1) }
    }
    let largest = image.codes.isEmpty ? 65_535 : 255
    let steady = SteadyAlpha(
      width: width, height: height,
      alpha: (0..<width * height).map {
        Int((alpha($0 % width, $0 / width) * Double(largest)).rounded())
      }, largest: largest)
    func own(_ x: Int, _ y: Int) -> Double { Double(steady.codes[y * width + x]) / Double(largest) }
    let plateaus = Plateaus(
      width: width, height: height, isSlope: { steady.isSlope[$1 * width + $0] }, alpha: own)
    func plateau(_ x: Int, _ y: Int) -> Double? { plateaus.contains(x, y) ? own(x, y) : nil }
    let likeness = 2.5 / 255 + 1e-6
    func isSeam(_ x: Int, _ y: Int) -> Bool {
      let near = around(x, y, 4)
      guard alpha(x, y) > 0, alpha(x, y) < 1,
        let lower = near.compactMap({ plateau($0.0, $0.1) }).min(),
        let upper = near.compactMap({ alpha($0.0, $0.1) == 1 ? 1 : plateau($0.0, $0.1) }).max()
      else { return false }
      return lower < 1 && upper - lower > likeness && lower - own(x, y) <= likeness
        && own(x, y) - upper <= likeness
        && around(x, y, 1).allSatisfy { lower - own($0.0, $0.1) <= likeness }
    }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = ArtPixel(image, x, y)
        let rim = around(x, y, 2).compactMap { plateau($0.0, $0.1) }.max()
        if let opacity = plateau(x, y) {
          pixels.append([pixel.luma * opacity, 1])
        } else if isSeam(x, y) {
          pixels.append([pixel.luma * own(x, y), 1])
        } else if let opacity = rim, own(x, y) - opacity <= likeness {
          let isWhole = opacity - own(x, y) <= likeness
          let coverage = opacity == 1 ? pixel.alpha : isWhole ? 1 : own(x, y) / opacity
          pixels.append([pixel.luma * opacity, coverage])
        } else {
          pixels.append([pixel.luma, pixel.alpha])
          if pixel.alpha >= 0.05, pixel.alpha < 1 { leftAlone += 1 }
        }
      }
    }
  }
}
