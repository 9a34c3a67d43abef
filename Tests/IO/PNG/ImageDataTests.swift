// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

/// Image data inflated at once must differ from those inflated row by row in nothing but the time.
@Suite struct ImageDataTests {
  /// All that can be seen of a reading.
  struct Reading: Equatable {
    var rows: [StraightSamples] = []
    var error: PNGError?
    var warnings: [PNGWarning] = []
    var metadata: [PNGChunk] = []
  }

  static func reading(
    _ source: consuming some ByteSource, isAtOnce: Bool, pixels: Int = 1 << 20
  ) -> Reading {
    var limits = PNGLimits()
    limits.pixels = pixels
    if !isAtOnce { limits.imageDataBytes = 0 }
    var reading = Reading()
    do throws(PNGError) {
      var decoder = try PNGDecoder(source, limits: limits, keepingMetadata: true)
      do throws(PNGError) {
        var row = StraightSamples.eight([])
        for _ in 0..<decoder.header.size.height {
          try decoder.readRow(into: &row)
          reading.rows.append(row)
        }
        try decoder.finish()
      } catch { reading.error = error }
      (reading.warnings, reading.metadata) = (decoder.warnings, decoder.metadata)
    } catch { reading.error = error }
    return reading
  }

  /// Reads bytes both ways, whole and in small portions, and returns the one reading.
  @discardableResult
  static func same(_ bytes: [UInt8], _ what: Comment? = nil) -> Reading {
    let slow = reading(BytesInMemory(bytes), isAtOnce: false)
    #expect(reading(BytesInMemory(bytes), isAtOnce: true) == slow, what)
    #expect(reading(Trickle(rest: bytes[...], portion: 7), isAtOnce: true) == slow, what)
    return slow
  }

  static let scanlines: [UInt8] = (0..<40).flatMap { (y: Int) -> [UInt8] in
    let row = (0..<48).map { (x: Int) -> UInt8 in UInt8((x * x + 3 * y) & 255) }
    return [UInt8(y % 5)] + row
  }
  static let header = HandmadePNG(
    width: 16, height: 40, bitDepth: 8, colorType: 2, scanlines: scanlines
  ).header

  /// A file of these `IDAT` chunks.
  static func file(
    _ parts: [[UInt8]], after: [(name: String, data: [UInt8])] = [], header: [UInt8] = header
  ) -> [UInt8] {
    let chunks = [("IHDR", header)] + parts.map { ("IDAT", $0) } + after + [("IEND", [])]
    return HandmadePNG.signature + chunks.flatMap { HandmadePNG.chunk($0.0, $0.1) }
  }

  /// A stream that is compressed: what our own writer makes of the scanlines' bytes as one row.
  static func compressed(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = try encoded(bytes, size(bytes.count, 1), .gray)
    let data = try #require(chunks(file).first { $0.name == "IDAT" }).data
    // One row behind its filter: only fit to stand for *some* compressed stream.
    return data
  }

  @Test("the data may be cut into chunks anywhere, with empty ones between")
  func cuts() {
    let stream = HandmadePNG.zlib(Self.scanlines)
    let whole = Self.same(Self.file([stream]))
    #expect(whole.error == nil && whole.rows.count == 40)
    for cut in 0...stream.count {
      let (head, tail) = (Array(stream[..<cut]), Array(stream[cut...]))
      #expect(Self.same(Self.file([head, tail])).rows == whole.rows)
    }
    #expect(Self.same(Self.file([[], [], stream, []])).rows == whole.rows)
    #expect(Self.same(Self.file(stream.map { [$0] })).rows == whole.rows)
  }

  @Test("each depth, color type and order is read the same", arguments: [false, true])
  func kinds(isInterlaced: Bool) {
    var generator = SeededGenerator(seed: 7)
    let kinds = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2),
      (6, [8, 16], 4),
    ]
    for (type, depths, channels) in kinds {
      for depth in depths {
        for (width, height) in [(1, 1), (2, 3), (3, 2), (5, 5), (9, 1), (1, 9), (17, 11)] {
          let passes =
            isInterlaced
            ? [
              (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4),
              (1, 0, 2, 2), (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
          var lines: [UInt8] = []
          for (x, y, dx, dy) in passes {
            let columns = (max(0, width - x) + dx - 1) / dx
            let rows = (max(0, height - y) + dy - 1) / dy
            guard columns > 0 else { continue }
            for _ in 0..<rows {
              lines.append(UInt8.random(in: 0...4, using: &generator))
              for _ in 0..<((columns * channels * depth + 7) / 8) {
                lines.append(UInt8.random(in: 0...255, using: &generator))
              }
            }
          }
          var file = HandmadePNG(
            width: width, height: height, bitDepth: depth, colorType: type,
            isInterlaced: isInterlaced, scanlines: lines)
          if type == 3 { file.before = [("PLTE", Array(repeating: 9, count: 3 << depth))] }
          let read = Self.same(file.bytes, "type \(type), depth \(depth), \(width)×\(height)")
          #expect(read.error == nil)
        }
      }
    }
  }

  @Test("odd and damaged image data end as without the look ahead")
  func oddities() throws {
    let stream = HandmadePNG.zlib(Self.scanlines)
    func patched(_ index: Int, _ bits: UInt8) -> [UInt8] {
      var copy = stream
      copy[index < 0 ? copy.count + index : index] ^= bits
      return copy
    }
    var badFilter = Self.scanlines
    badFilter[49 * 30] = 5
    var small = stream
    (small[0], small[1]) = (0x08, 0x1D)
    let cases: [(String, [[UInt8]], Bool)] = [
      ("bytes left over", [stream + [1, 2, 3]], true),
      ("a chunk left over", [stream, [1, 2, 3]], true),
      ("a row too many", [HandmadePNG.zlib(Self.scanlines + Self.scanlines.prefix(49))], true),
      ("a byte too many", [HandmadePNG.zlib(Self.scanlines + [0])], true),
      ("a byte too few", [HandmadePNG.zlib(Self.scanlines.dropLast())], false),
      ("a window of 256 bytes", [small], true),
      ("a wrong checksum", [patched(-1, 1)], false),
      ("no checksum", [Array(stream.dropLast(4))], false),
      ("a window of 64 KiB", [[0x88, 0x1C] + stream.dropFirst(2)], false),
      ("a preset dictionary", [[0x78, 0x20] + stream.dropFirst(2)], false),
      ("another method", [patched(0, 1)], false),
      ("a broken block", [patched(3, 1)], false),
      ("an unknown filter", [HandmadePNG.zlib(badFilter)], false),
      ("nothing", [[]], false), ("one byte", [[0x78]], false),
      (
        "a stream that is one block of another picture", [try Self.compressed(Self.scanlines)],
        false
      ),
      (
        "more data than such a picture can have",
        [Array(stream.dropLast(4)) + [UInt8](repeating: 0, count: 40_000)], false
      ),
    ]
    for (what, parts, isSound) in cases {
      let read = Self.same(Self.file(parts), "\(what)")
      #expect((read.error == nil) == isSound, "\(what): \(String(describing: read.error))")
    }
  }

  @Test("what follows the image data is checked as ever")
  func after() throws {
    let stream = HandmadePNG.zlib(Self.scanlines)
    let text = Array("Title".utf8) + [0, 65]
    var file = Self.file([stream], after: [("tEXt", text), ("VBRN", [1])])
    #expect(Self.same(file).error != nil, "an unknown critical chunk")
    file = Self.file([stream], after: [("tEXt", text)])
    #expect(Self.same(file).metadata.map(\.name) == ["tEXt"])
    let start = try #require(file.indices.first { file[$0...].starts(with: text) })
    file[start] ^= 1
    let read = Self.same(file)
    #expect(read.warnings.contains { $0.text.contains("CRC") } && read.error == nil)
    file = Self.file([stream], after: [("tEXt", text), ("IDAT", stream)])
    Self.same(file, "image data in two places")
    // Name, length and CRC of the end.
    for index in 1...12 {
      var file = Self.file([stream])
      file[file.count - index] ^= 0x81
      Self.same(file, "the end's byte -\(index)")
    }
  }

  @Test("a file cut or failing anywhere ends at the same byte")
  func cutFiles() {
    let stream = HandmadePNG.zlib(Self.scanlines)
    let file = Self.file([Array(stream[..<900]), Array(stream[900...])])
    for count in stride(from: 1, to: file.count, by: 3) {
      let head = Array(file[..<count])
      #expect(Self.same(head).error == .truncated(atByte: count))
      let source = FailingSource(bytes: head)
      let slow = Self.reading(source, isAtOnce: false)
      #expect(Self.reading(source, isAtOnce: true) == slow)
    }
  }

  @Test("patched files are read the same", arguments: 1...6 as ClosedRange<UInt64>)
  func patches(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stream = HandmadePNG.zlib(Self.scanlines)
    let files =
      try DamageTests.files() + [Self.file([Array(stream[..<700]), Array(stream[700...])])]
    for _ in 0..<400 {
      var file = try #require(files.randomElement(using: &generator))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<file.count, using: &generator)
        file[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { file = DamageTests.withRightChecksums(file) }
      Self.same(file)
    }
  }

  @Test("a header that promises more than its data can hold takes no memory for it")
  func promises() {
    let header = HandmadePNG(
      width: 1000, height: 1000, bitDepth: 16, colorType: 6, scanlines: []
    ).header
    let read = Self.same(Self.file([HandmadePNG.zlib([1, 2, 3])], header: header))
    #expect(read.error != nil)
  }
}
