// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct MetadataTests {
  @Test("sRGB and tEXt are written before the image data")
  func written() throws {
    let sink = MemorySink()
    var writer = try PNGWriter(
      size: size(1, 1), layout: .gray, depth: .eight,
      text: [(keyword: "Comment", text: "estimate; model=1; scene=lock-screen")], to: sink)
    try writer.append([5] as [UInt8])
    try writer.finish()
    let stored = chunks(sink.bytes)
    #expect(stored.map(\.name) == ["IHDR", "sRGB", "tEXt", "IDAT", "IEND"])
    #expect(stored[1].data == [0])
    #expect(
      String(decoding: stored[2].data, as: UTF8.self)
        == "Comment\0estimate; model=1; scene=lock-screen")
  }

  @Test("text that is not Latin-1 is written as iTXt")
  func international() throws {
    let image = StraightImage(size: try size(1, 1), samples: .eight([1, 2, 3, 4]))
    let stored = chunks(
      try encodePNG(image, text: [("Title", "café"), ("Title", "日本")]))
    #expect(stored[2].name == "tEXt")
    #expect(stored[2].data == Array("Title".utf8) + [0, 0x63, 0x61, 0x66, 0xE9])
    #expect(stored[3].name == "iTXt")
    #expect(stored[3].data == Array("Title".utf8) + [0, 0, 0, 0, 0] + Array("日本".utf8))
  }

  @Test("kept chunks go through, on their side of the image data; color chunks do not")
  func kept() throws {
    var file = DamageTests.gray
    file.before = [
      ("gAMA", HandmadePNG.number(45_455)), ("pHYs", HandmadePNG.number(1) + [0, 0, 0, 1, 1]),
      ("sBIT", [3]), ("bKGD", [0, 1]),
    ]
    file.after = [("tEXt", Array("Author".utf8) + [0, 65])]
    var decoder = try PNGDecoder(BytesInMemory(file.bytes), keepingMetadata: true)
    var row = StraightSamples.eight([])
    let sink = MemorySink()
    var writer = try PNGWriter(
      size: decoder.header.size, layout: .gray, depth: .eight, chunks: decoder.metadata, to: sink)
    for _ in 0..<2 {
      try decoder.readRow(into: &row)
      try writer.append([0, 0] as [UInt8])
    }
    try decoder.finish()
    #expect(decoder.metadata.map(\.name) == ["pHYs", "tEXt"])
    try writer.finish(trailing: decoder.metadata)
    #expect(
      chunks(sink.bytes).map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "tEXt", "IEND"])
    let plain = try PNGDecoder(BytesInMemory(file.bytes))
    #expect(plain.metadata.isEmpty)
  }
}
