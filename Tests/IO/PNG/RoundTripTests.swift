// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct RoundTripTests {
  static let shapes = [(1, 1), (1, 7), (9, 1), (3, 5), (8, 8), (17, 4), (31, 33)]

  @Test("every layout and size comes back, 8 bits", arguments: PNGLayout.allCases, shapes)
  func eightBits(layout: PNGLayout, shape: (Int, Int)) throws {
    let size = try size(shape.0, shape.1)
    var generator = SeededGenerator(seed: UInt64(shape.0 * 100 + shape.1))
    for colors in [2, 5, 16, 40, 256] {
      for compression in Compression.allCases {
        let codes = (0..<(size.area * layout.channels)).map { _ in
          UInt8(Int.random(in: 0..<colors, using: &generator) * 255 / (colors - 1))
        }
        let file = try encoded(codes, size, layout, compression)
        let image = try outcome(file).get()
        #expect(image.size == size)
        #expect(eight(image) == expanded(codes, layout))
      }
    }
  }

  @Test("every layout and size comes back, 16 bits", arguments: PNGLayout.allCases, shapes)
  func sixteenBits(layout: PNGLayout, shape: (Int, Int)) throws {
    let size = try size(shape.0, shape.1)
    var generator = SeededGenerator(seed: 16)
    for compression in Compression.allCases {
      let codes = (0..<(size.area * layout.channels)).map { _ in
        UInt16.random(in: 0...65_535, using: &generator)
      }
      let file = try encoded(codes, size, layout, compression)
      #expect(sixteen(try outcome(file).get()) == expanded(codes, layout))
    }
  }

  @Test("codes of 16 bits that 8 would hold stay 16")
  func sixteenStays() throws {
    let size = try size(4, 4)
    let codes = (0..<16).map { UInt16($0 * 17 * 257) }
    let file = try encoded(codes, size, .gray)
    #expect(chunks(file)[0].data[8] == 16)
    #expect(sixteen(try outcome(file).get()) == expanded(codes, .gray))
  }

  @Test("the color under transparent pixels comes back")
  func hiddenColor() throws {
    let size = try size(2, 1)
    let codes: [UInt8] = [10, 200, 30, 0, 250, 1, 2, 0]
    #expect(eight(try outcome(encoded(codes, size, .rgba)).get()) == codes)
  }

  @Test("a picture of many colors uses every filter and comes back", arguments: PNGLayout.allCases)
  func smoothArt(layout: PNGLayout) throws {
    let size = try size(90, 70)
    var codes: [UInt8] = []
    for y in 0..<70 {
      for x in 0..<90 {
        for channel in 0..<layout.channels {
          codes.append(UInt8(truncatingIfNeeded: x * (channel + 1) + y * y / 9 + x * y / 40))
        }
      }
    }
    for compression in Compression.allCases {
      #expect(
        eight(try outcome(encoded(codes, size, layout, compression)).get())
          == expanded(codes, layout))
    }
  }

  @Test("the same rows give the same bytes", arguments: Compression.allCases)
  func sameBytes(compression: Compression) throws {
    let size = try size(40, 40)
    var generator = SeededGenerator(seed: 3)
    let codes = (0..<6400).map { _ in UInt8.random(in: 0...7, using: &generator) * 30 }
    let first = try encoded(codes, size, .rgba, compression)
    for _ in 0..<5 { #expect(try encoded(codes, size, .rgba, compression) == first) }
  }

  @Test("portions of any size are one file", arguments: [1, 2, 3, 7, 64])
  func portions(portion: Int) throws {
    let size = try size(20, 20)
    let codes = (0..<1600).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let file = try encoded(codes, size, .rgba)
    let source = Trickle(rest: file[...], portion: portion)
    #expect(eight(try StraightImage.decodePNG(source).image) == codes)
  }
}
