// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct InterlaceTests {
  /// An RGB picture whose pixels encode where they are.
  static func handmade(width: Int, height: Int, isInterlaced: Bool) -> HandmadePNG {
    let passes =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var scanlines: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        scanlines.append(0)
        for x in stride(from: x0, to: width, by: dx) {
          scanlines += [UInt8(x * 3), UInt8(y * 5), UInt8(x ^ y)]
        }
      }
    }
    return HandmadePNG(
      width: width, height: height, bitDepth: 8, colorType: 2, isInterlaced: isInterlaced,
      scanlines: scanlines)
  }

  @Test(
    "an interlaced picture equals the same one not interlaced",
    arguments: [(1, 1), (2, 3), (5, 5), (8, 8), (9, 17), (33, 4)])
  func interlaced(shape: (Int, Int)) throws {
    let plain = Self.handmade(width: shape.0, height: shape.1, isInterlaced: false)
    let woven = Self.handmade(width: shape.0, height: shape.1, isInterlaced: true)
    let decoded = try StraightImage.decodePNG(BytesInMemory(woven.bytes))
    #expect(decoded.header.isInterlaced)
    #expect(try decoded.image == outcome(plain.bytes).get())
  }
}
