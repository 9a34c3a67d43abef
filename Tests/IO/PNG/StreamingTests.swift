// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct StreamingTests {
  /// Reads a large picture back and counts the rows that differ from `row(y)`.
  func differing(
    _ file: [UInt8], _ size: PixelSize, row expected: (Int) -> StraightSamples
  ) throws -> Int {
    var decoder = try PNGDecoder(BytesInMemory(file))
    #expect(decoder.header.size == size)
    var row = StraightSamples.eight([])
    var count = 0
    for y in 0..<size.height {
      try decoder.readRow(into: &row)
      if row != expected(y) { count += 1 }
    }
    try decoder.finish()
    return count
  }

  @Test("above 16 Mpx rows are streamed in the layout given")
  func large() throws {
    let size = try size(5000, 4000)
    let sink = MemorySink()
    var writer = try PNGWriter(
      size: size, layout: .grayAlpha, depth: .eight, compression: .fast,
      text: [("Comment", "large")], to: sink)
    let even = [UInt8](repeating: 7, count: 10_000)
    let odd = [UInt8](repeating: 255, count: 10_000)
    for y in 0..<4000 { try writer.append(y % 2 == 0 ? even : odd) }
    try writer.finish(
      trailing: [PNGChunk(name: "tIME", data: [7, 0, 1, 1, 0, 0, 0], place: .afterImageData)])
    let stored = chunks(sink.bytes)
    #expect(stored.prefix(3).map(\.name) == ["IHDR", "sRGB", "tEXt"])
    #expect(stored.suffix(2).map(\.name) == ["tIME", "IEND"])
    #expect(stored[0].data[8...9] == [8, 4])
    let rows = [
      StraightSamples.eight(expanded(even, .grayAlpha)),
      .eight(expanded(odd, .grayAlpha)),
    ]
    #expect(try differing(sink.bytes, size) { rows[$0 % 2] } == 0)
  }

  @Test("16 bits are streamed in their own byte order")
  func wide() throws {
    let size = try size(17_000, 1000)
    let sink = MemorySink()
    var writer = try PNGWriter(
      size: size, layout: .gray, depth: .sixteen, compression: .fast, to: sink)
    let codes = (0..<17_000).map { UInt16($0) }
    for _ in 0..<1000 { try writer.append(codes) }
    try writer.finish()
    let row = StraightSamples.sixteen(expanded(codes, .gray))
    #expect(try differing(sink.bytes, size) { _ in row } == 0)
  }
}
