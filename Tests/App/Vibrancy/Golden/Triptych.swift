// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Vibrancy
import VibrancyTestSupport

/// Expected, difference and actual side by side, for a person to look at.
struct Triptych {
  /// How many samples differ by more than is allowed, and the largest difference, in codes.
  let count, largest: Int
  let image: StraightImage

  /// - Precondition: Both pictures are 8-bit and of one size.
  init(expected: StraightImage, actual: StraightImage, tolerance: Int) {
    precondition(expected.size == actual.size, "pictures of one size")
    let (old, new) = (expected.codes, actual.codes)
    var (count, largest) = (0, 0)
    // Differences are shown 32 times as strong, on black.
    let difference = zip(old, new).enumerated().map { index, pair -> UInt8 in
      let codes = abs(Int(pair.0) - Int(pair.1))
      count += codes > tolerance ? 1 : 0
      largest = max(largest, codes)
      return index % 4 == 3 ? 255 : UInt8(min(255, 32 * codes))
    }
    (self.count, self.largest) = (count, largest)
    image = Self.beside([old, difference, new], expected.size)
  }

  /// Lays pictures of one size side by side, eight pixels apart.
  private static func beside(_ pictures: [[UInt8]], _ size: PixelSize) -> StraightImage {
    var codes: [UInt8] = []
    for y in 0..<size.height {
      for (index, picture) in pictures.enumerated() {
        if index > 0 { codes += [UInt8](repeating: 0, count: 4 * 8) }
        codes += picture[4 * y * size.width..<4 * (y + 1) * size.width]
      }
    }
    let width = pictures.count * size.width + (pictures.count - 1) * 8
    return StraightImage(size: .of(width, size.height), samples: .eight(codes))
  }
}
