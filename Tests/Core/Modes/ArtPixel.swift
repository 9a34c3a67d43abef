// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import VibrancyPixels
import VibrancyTestSupport

/// A pixel of a decoded picture in `Double`, straight.
struct ArtPixel {
  let red, green, blue, alpha: Double

  init(_ image: StraightImage, _ x: Int, _ y: Int) {
    let start = 4 * (y * image.size.width + x)
    let codes =
      image.codes.isEmpty
      ? image.codes16[start..<start + 4].map { Double($0) / 65_535 }
      : image.codes[start..<start + 4].map { Double($0) / 255 }
    (red, green, blue, alpha) = (codes[0], codes[1], codes[2], codes[3])
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Y(c).
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  var premultiplied: DoublePixel { DoublePixel(red * alpha, green * alpha, blue * alpha, alpha) }

  /// `over(self, bottom)`.
  func over(_ bottom: DoublePixel) -> DoublePixel { premultiplied.over(bottom) }
}

extension DoublePixel {
  /// `over(self, bottom)`, both premultiplied.
  func over(_ bottom: DoublePixel) -> DoublePixel {
    zipped(with: bottom) { $0 + (1 - alpha) * $1 }
  }

  /// An opaque pixel.
  init(opaque red: Double, _ green: Double, _ blue: Double) { self.init(red, green, blue, 1) }

  /// An opaque grey.
  init(gray: Double) { self.init(gray, gray, gray, 1) }

  /// The color at an opacity, laid over this pixel.
  func covered(by color: DoublePixel, at coverage: Double) -> DoublePixel {
    zipped(with: color) { $0 + ($1 - $0) * coverage }
  }
}
