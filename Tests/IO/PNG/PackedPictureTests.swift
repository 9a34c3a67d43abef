// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// What a page makes in memory is what the command writes.
@Suite struct PackedPictureTests {
  @Test(
    "pictures of 8 bits are the writer's, byte for byte",
    arguments: [PNGLayout.gray, .grayAlpha, .rgb, .rgba], [2, 40, 300])
  func eightBits(layout: PNGLayout, colors: Int) throws {
    let size = try size(61, 33)
    var generator = SeededGenerator(seed: UInt64(colors))
    let known = (0..<colors).map { _ in
      (0..<layout.channels).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let codes = (0..<size.area).flatMap { _ in known.randomElement(using: &generator) ?? [] }
    var packed = PackedPicture(size: size, layout: layout, depth: .eight)
    let count = size.width * layout.channels
    for y in 0..<size.height { packed.append(.eight(Array(codes[y * count..<(y + 1) * count]))) }
    #expect(try packed.file() == encoded(codes, size, layout))
  }

  @Test("so are those of 16 bits", arguments: [PNGLayout.gray, .rgba])
  func sixteenBits(layout: PNGLayout) throws {
    let size = try size(20, 20)
    let count = size.width * layout.channels
    let codes = (0..<size.height * count).map { UInt16(truncatingIfNeeded: $0 &* 40_503) }
    var packed = PackedPicture(size: size, layout: layout, depth: .sixteen)
    for y in 0..<size.height { packed.append(.sixteen(Array(codes[y * count..<(y + 1) * count]))) }
    #expect(try packed.file() == encoded(codes, size, layout))
  }
}
