// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Which form a picture of a few colors is stored in.
@Suite struct ReductionTests {
  /// Bit depth and color type of a 16 × 16 picture of `colors` in turn.
  func form(_ colors: [[UInt8]], side: Int = 16) throws -> [Int] {
    let size = try size(side, side)
    let codes = (0..<size.area).flatMap { colors[$0 % colors.count] }
    let file = try encoded(codes, size, .rgba)
    #expect(eight(try outcome(file).get()) == codes)
    let header = chunks(file)[0].data
    return [Int(header[8]), Int(header[9])]
  }

  @Test("black and white need a bit")
  func oneBit() throws {
    #expect(try form([[0, 0, 0, 255], [255, 255, 255, 255]]) == [1, 0])
  }

  @Test("four even grays need two bits, sixteen need four")
  func evenGrays() throws {
    #expect(
      try form(
        (0..<4).map {
          let c = UInt8($0 * 85); return [c, c, c, 255]
        }) == [2, 0])
    #expect(
      try form(
        (0..<16).map {
          let c = UInt8($0 * 17); return [c, c, c, 255]
        }) == [4, 0])
  }

  @Test("opaque grays are gray")
  func grays() throws {
    #expect(
      try form(
        (0..<256).map {
          let c = UInt8($0); return [c, c, c, 255]
        }) == [8, 0])
  }

  @Test("white ink of many alphas is a palette in a large picture")
  func whiteInk() throws {
    let ink = (0..<256).map { [255, 255, 255, UInt8($0)] as [UInt8] }
    #expect(try form(ink, side: 300) == [8, 3])
  }

  @Test("many grays with many alphas are gray and alpha")
  func grayAlpha() throws {
    let colors = (0..<300).map { index in
      let c = UInt8(truncatingIfNeeded: index * 3)
      return [c, c, c, UInt8(truncatingIfNeeded: index)]
    }
    #expect(try form(colors, side: 32) == [8, 4])
  }

  @Test("many opaque colors lose their alpha, many others keep it")
  func manyColors() throws {
    let opaque = (0..<300).map {
      [UInt8($0 / 2), 7, UInt8(truncatingIfNeeded: $0), 255] as [UInt8]
    }
    #expect(try form(opaque, side: 32) == [8, 2])
    #expect(try form(opaque + [[1, 2, 3, 4]], side: 32) == [8, 6])
  }

  @Test("tRNS ends at the last entry that is not opaque")
  func shortTransparency() throws {
    let size = try size(64, 64)
    let colors: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 10], [0, 0, 255, 255], [9, 9, 9, 0]]
    let codes = (0..<size.area).flatMap { colors[$0 % 4] }
    let stored = chunks(try encoded(codes, size, .rgba))
    #expect(stored.map(\.name) == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(stored[3].data == [0, 10])
  }

  @Test("16 bits lose alpha and hue but no depth")
  func sixteenBits() throws {
    let size = try size(2, 2)
    let gray: [UInt16] = [1, 1, 1, 65_535, 9, 9, 9, 65_535, 5, 5, 5, 65_535, 65, 65, 65, 65_535]
    #expect(chunks(try encoded(gray, size, .rgba))[0].data[8...9] == [16, 0])
    #expect(chunks(try encoded(gray.map { $0 - 1 }, size, .rgba))[0].data[8...9] == [16, 4])
    var hued = gray
    hued[0] = 2
    #expect(chunks(try encoded(hued, size, .rgba))[0].data[8...9] == [16, 2])
  }

  @Test("one pixel costs no palette")
  func onePixel() throws {
    #expect(try form([[10, 20, 30, 40]], side: 1) == [8, 6])
  }
}
