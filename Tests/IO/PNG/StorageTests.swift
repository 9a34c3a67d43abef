// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Stored forms that our own writer does not make.
@Suite struct StorageTests {
  @Test("low depths are expanded to the full range")
  func lowDepths() throws {
    for (depth, row, expected) in [
      (1, [0b1010_0000], [255, 0, 255, 0]), (2, [0b00_01_10_11], [0, 85, 170, 255]),
      (4, [0x0F, 0x81], [0, 255, 136, 17]),
    ] as [(Int, [UInt8], [UInt8])] {
      let file = HandmadePNG(
        width: 4, height: 1, bitDepth: depth, colorType: 0, scanlines: [0] + row)
      #expect(eight(try outcome(file.bytes).get()) == expanded(expected, .gray))
    }
  }

  @Test("a palette with tRNS becomes colors with alpha")
  func palette() throws {
    var file = HandmadePNG(
      width: 4, height: 1, bitDepth: 2, colorType: 3, scanlines: [0, 0b00_01_10_01])
    file.before = [("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("tRNS", [0, 128])]
    let decoded = try StraightImage.decodePNG(BytesInMemory(file.bytes))
    #expect(decoded.header.hasTransparency)
    #expect(
      eight(decoded.image) == [1, 2, 3, 0, 4, 5, 6, 128, 7, 8, 9, 255, 4, 5, 6, 128])
  }

  @Test("the transparent color of tRNS becomes alpha 0, its color kept")
  func key() throws {
    var gray = HandmadePNG(width: 2, height: 1, bitDepth: 8, colorType: 0, scanlines: [0, 9, 8])
    gray.before = [("tRNS", [0, 9])]
    #expect(eight(try outcome(gray.bytes).get()) == [9, 9, 9, 0, 8, 8, 8, 255])
    var wide = HandmadePNG(
      width: 2, height: 1, bitDepth: 16, colorType: 2,
      scanlines: [0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 7])
    wide.before = [("tRNS", [1, 2, 3, 4, 5, 6])]
    #expect(
      sixteen(try outcome(wide.bytes).get())
        == [0x102, 0x304, 0x506, 0, 0x102, 0x304, 0x507, 65_535])
  }

  @Test("the header says what is stored")
  func header() throws {
    let file = HandmadePNG(
      width: 1, height: 2, bitDepth: 16, colorType: 4, scanlines: [0, 0, 1, 0, 2, 0, 0, 1, 0, 2])
    let decoder = try PNGDecoder(BytesInMemory(file.bytes))
    let header = decoder.header
    #expect(header.size.description == "1×2")
    #expect(header.bitDepth == 16)
    #expect(header.colorType == .grayAlpha)
    #expect(header.hasTransparency)
    #expect(!header.isInterlaced)
    #expect(header.tagging == .untagged)
    #expect(decoder.depth == .sixteen)
  }
}
