// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// `eXIf` turns a picture, as EXIF does in a JPEG.
@Suite struct OrientationTests {
  /// The six pixels 1 2 / 3 4 / 5 6 by orientation, seen upright.
  static let upright: [(value: UInt8, rows: [[Int]])] = [
    (1, [[1, 2], [3, 4], [5, 6]]), (2, [[2, 1], [4, 3], [6, 5]]),
    (3, [[6, 5], [4, 3], [2, 1]]), (4, [[5, 6], [3, 4], [1, 2]]),
    (5, [[1, 3, 5], [2, 4, 6]]), (6, [[5, 3, 1], [6, 4, 2]]),
    (7, [[6, 4, 2], [5, 3, 1]]), (8, [[2, 4, 6], [1, 3, 5]]),
  ]

  static func block(_ value: UInt8, littleEndian: Bool = false) -> [UInt8] {
    littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
  }

  static func file(_ block: [UInt8], bitDepth: Int = 8) -> HandmadePNG {
    var scanlines: [UInt8] = []
    for row: [UInt8] in [[1, 2], [3, 4], [5, 6]] {
      scanlines.append(0)
      for gray in row { scanlines += bitDepth == 16 ? [gray, gray] : [gray] }
    }
    return HandmadePNG(
      width: 2, height: 3, bitDepth: bitDepth, colorType: 0, before: [("eXIf", block)],
      scanlines: scanlines)
  }

  private func grays(_ image: StraightImage) -> [[Int]] {
    let codes =
      switch image.samples {
      case .eight(let codes): codes.map(Int.init)
      case .sixteen(let codes): codes.map { Int($0 >> 8) }
      }
    return (0..<image.size.height).map { y in
      (0..<image.size.width).map { codes[4 * (y * image.size.width + $0)] }
    }
  }

  @Test("each orientation is turned upright", arguments: [8, 16], [false, true])
  func turned(bitDepth: Int, littleEndian: Bool) throws {
    for (value, rows) in Self.upright {
      let file = Self.file(Self.block(value, littleEndian: littleEndian), bitDepth: bitDepth)
      let image = try outcome(file.bytes).get()
      #expect(grays(image) == rows, "orientation \(value)")
      #expect(image.samples.depth.rawValue == bitDepth)
    }
  }

  @Test("an interlaced picture is turned, too")
  func interlaced() throws {
    var plain = InterlaceTests.handmade(width: 9, height: 5, isInterlaced: false)
    var woven = InterlaceTests.handmade(width: 9, height: 5, isInterlaced: true)
    plain.before = [("eXIf", Self.block(6))]
    woven.before = plain.before
    let image = try outcome(woven.bytes).get()
    #expect(image == (try outcome(plain.bytes).get()))
    #expect(image.size.description == "5×9")
  }

  @Test("what says nothing sound turns nothing, however it is broken")
  func broken() throws {
    let whole = Self.block(6)
    for count in 0..<whole.count - 2 {
      let image = try outcome(Self.file(Array(whole.prefix(count))).bytes).get()
      #expect(grays(image) == Self.upright[0].rows)
    }
    for value: UInt8 in [0, 9, 255] {
      let image = try outcome(Self.file(Self.block(value)).bytes).get()
      #expect(grays(image) == Self.upright[0].rows)
    }
  }

  @Test("kept metadata are those of the upright picture")
  func metadata() throws {
    var file = Self.file(Self.block(6, littleEndian: true))
    file.before += [
      ("pHYs", HandmadePNG.number(1) + HandmadePNG.number(2) + [1]),
      ("oFFs", [UInt8](repeating: 0, count: 9)),
    ]
    var decoder = try PNGDecoder(BytesInMemory(file.bytes), keepingMetadata: true)
    var row = StraightSamples.eight([])
    for _ in 0..<2 { try decoder.readRow(into: &row) }
    try decoder.finish()
    #expect(decoder.metadata.map(\.name) == ["eXIf", "pHYs"])
    #expect(decoder.metadata[0].data == Self.block(1, littleEndian: true))
    #expect(
      decoder.metadata[1].data == HandmadePNG.number(2) + HandmadePNG.number(1) + [1])
    let plain = try PNGDecoder(BytesInMemory(file.bytes))
    #expect(plain.metadata.isEmpty)
  }

  @Test("an eXIf after the image data comes too late to turn it, and is named")
  func late() throws {
    var file = Self.file([])
    file.before = []
    file.after = [("eXIf", Self.block(6))]
    let (image, _, warnings) = try StraightImage.decodePNG(BytesInMemory(file.bytes))
    #expect(grays(image) == Self.upright[0].rows)
    #expect(warnings.map(\.text).contains { $0.contains("eXIf") })
  }

  @Test("a turned picture is held whole, and refused above a limit")
  func limit() {
    var limits = PNGLimits()
    limits.heldBytes = 23
    let file = Self.file(Self.block(6)).bytes
    #expect(failure(file, limits: limits) == .turnedTooLarge(width: 2, height: 3, limit: 23))
    limits.heldBytes = 24
    #expect(failure(file, limits: limits) == nil)
    #expect(failure(Self.file(Self.block(1)).bytes, limits: limits) == nil)
  }
}
