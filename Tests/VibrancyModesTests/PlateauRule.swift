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
    let plateaus = Plateaus(width: width, height: height, alpha: alpha)
    func plateau(_ x: Int, _ y: Int) -> Double? { plateaus.contains(x, y) ? alpha(x, y) : nil }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = ArtPixel(image, x, y)
        let rim = around(x, y, 2).compactMap { plateau($0.0, $0.1) }.max()
        let opacity = plateau(x, y) ?? rim.flatMap { $0 >= pixel.alpha ? $0 : nil }
        if let opacity {
          pixels.append([pixel.luma * opacity, pixel.alpha / opacity])
        } else {
          pixels.append([pixel.luma, pixel.alpha])
          if pixel.alpha >= 0.05, pixel.alpha < 1 { leftAlone += 1 }
        }
      }
    }
  }
}
