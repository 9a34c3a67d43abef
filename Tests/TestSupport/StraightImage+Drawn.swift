// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyPixels

extension StraightImage {
  /// One pixel: r, g, b, α.
  package typealias Pixel<Code> = (Code, Code, Code, Code)

  /// A picture of 8-bit pixels, asked for one by one: column, row.
  package static func drawn(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel<UInt8>
  ) -> StraightImage {
    StraightImage(size: .of(width, height), samples: .eight(codes(width, height, pixel)))
  }

  /// A picture of 16-bit pixels, asked for one by one: column, row.
  package static func drawn16(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel<UInt16>
  ) -> StraightImage {
    StraightImage(size: .of(width, height), samples: .sixteen(codes(width, height, pixel)))
  }

  /// 256 × 256: the grey is the column, α the row.
  package static let everyGrayAndAlpha = StraightImage.drawn(256, 256) { x, y in
    (UInt8(x), UInt8(x), UInt8(x), UInt8(y))
  }

  /// Random 16-bit pixels; one in eight is clear, one in eight opaque.
  package static func noise(_ width: Int, _ height: Int, seed: UInt64) -> StraightImage {
    var random = SeededGenerator(seed: seed)
    func code() -> UInt16 { UInt16(truncatingIfNeeded: random.next()) }
    return drawn16(width, height) { _, _ in
      let kind = random.next() % 8
      return (code(), code(), code(), kind == 0 ? 0 : kind == 1 ? .max : code())
    }
  }

  private static func codes<Code>(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel<Code>
  ) -> [Code] {
    var codes: [Code] = []
    codes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (r, g, b, a) = pixel(x, y)
        codes += [r, g, b, a]
      }
    }
    return codes
  }
}

extension PixelSize {
  /// A size that a test knows to be one.
  package static func of(_ width: Int, _ height: Int) -> PixelSize {
    guard let size = PixelSize(width: width, height: height) else {
      preconditionFailure("\(width)×\(height) is not a size")
    }
    return size
  }
}
