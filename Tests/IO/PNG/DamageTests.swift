// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyVocabulary

@Suite struct DamageTests {
  /// A small file of each kind of storage.
  static func files() throws -> [[UInt8]] {
    let square = try size(6, 5)
    let palette: [UInt8] = (0..<30).flatMap { index -> [UInt8] in
      [UInt8(index * 8), 0, 1, UInt8(index % 3 * 100)]
    }
    let grays: [UInt8] = (0..<30).map { UInt8($0) }
    let interlaced = InterlaceTests.handmade(width: 5, height: 5, isInterlaced: true)
    let wide = (0..<60).map { UInt16($0 * 999) }
    return [
      try encoded(palette, square, .rgba), try encoded(grays, square, .gray),
      try encoded(wide, square, .grayAlpha), interlaced.bytes,
    ]
  }

  @Test("a file cut anywhere is refused with the byte it ends at")
  func truncation() throws {
    for file in try Self.files() {
      for count in 1..<file.count {
        #expect(failure(Array(file[..<count])) == .truncated(atByte: count))
      }
      #expect(failure([]) == .empty)
      #expect(failure(file) == nil)
      #expect(failure(file + [1, 2, 3]) == nil, "what follows the PNG is not looked at")
    }
  }

  @Test("patched files decode or are refused, never more", arguments: [1, 2, 3, 4] as [UInt64])
  func patches(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var limits = PNGLimits()
    limits.pixels = 1 << 20
    let files = try Self.files()
    for _ in 0..<1500 {
      var file = try #require(files.randomElement(using: &generator))
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: 0..<file.count, using: &generator)
        file[index] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { file = Self.withRightChecksums(file) }
      if case .success(let image) = outcome(file, limits: limits) {
        #expect(image.samples.count == 4 * image.size.area)
      }
    }
  }

  /// Repairs the CRCs, so that a patch gets past them.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var offset = 8
    while offset + 12 <= file.count {
      let count = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + count <= file.count else { break }
      let crc = HandmadePNG.crc(Array(result[(offset + 4)..<(offset + 8 + count)]))
      result.replaceSubrange(
        (offset + 8 + count)..<(offset + 12 + count), with: HandmadePNG.number(Int(crc)))
      offset += 12 + count
    }
    return result
  }

  static let gray = HandmadePNG(
    width: 2, height: 2, bitDepth: 8, colorType: 0, scanlines: [0, 1, 2, 0, 3, 4])

  /// The reason for which a file is refused as corrupt.
  func reason(_ bytes: [UInt8]) -> String? {
    if case .corrupt(let reason, _) = failure(bytes) { reason } else { nil }
  }

  @Test("two headers are refused")
  func twoHeaders() {
    var file = Self.gray
    file.before = [("IHDR", file.header)]
    #expect(reason(file.bytes)?.contains("IHDR") == true)
  }

  @Test("a header that is not the first chunk is refused")
  func lateHeader() {
    let text = HandmadePNG.chunk("tEXt", Array("Title".utf8) + [0, 65])
    let file = HandmadePNG.signature + text + Self.gray.bytes.dropFirst(8)
    #expect(failure(file) == .corrupt(reason: "the first chunk is not IHDR", atByte: 8))
  }

  @Test("a palette picture without a palette is refused")
  func noPalette() {
    var file = Self.gray
    file.colorType = 3
    #expect(reason(file.bytes)?.contains("PLTE") == true)
  }

  @Test("a file without image data is refused")
  func noImageData() {
    let file =
      HandmadePNG.signature + HandmadePNG.chunk("IHDR", Self.gray.header)
      + HandmadePNG.chunk("IEND", [])
    #expect(reason(file)?.contains("IDAT") == true)
  }

  @Test("a wrong CRC of a critical chunk is refused", arguments: ["IHDR", "IDAT", "IEND"])
  func wrongCRC(name: String) throws {
    var file = Self.gray.bytes
    let letters = Array(name.utf8)
    let start = try #require(file.indices.first { file[$0...].starts(with: letters) })
    let count = file[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    file[start + 4 + count] ^= 1
    #expect(reason(file)?.contains(name) == true)
  }

  @Test("a wrong CRC of an ancillary chunk drops that chunk with a warning")
  func wrongAncillaryCRC() throws {
    var file = Self.gray
    file.before = [("gAMA", HandmadePNG.number(100_000))]
    var bytes = file.bytes
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("gAMA".utf8)) })
    bytes[start + 8] ^= 1
    let decoded = try StraightImage.decodePNG(BytesInMemory(bytes))
    #expect(decoded.header.tagging == .untagged)
    #expect(decoded.warnings.contains { $0.text.contains("CRC") })
    #expect(try StraightImage.decodePNG(BytesInMemory(file.bytes)).header.tagging == .gamma)
  }

  @Test("a wrong checksum of the zlib stream is refused")
  func wrongZlibChecksum() throws {
    let stream = HandmadePNG.zlib(Self.gray.scanlines)
    let file = Self.file(stream.dropLast() + [stream[stream.count - 1] ^ 1])
    #expect(reason(file)?.contains("incorrect data check") == true)
  }

  @Test("a broken, short or missing zlib stream is refused")
  func badZlib() throws {
    let stream = HandmadePNG.zlib(Self.gray.scanlines)
    #expect(reason(Self.file([1, 2, 3, 4] + stream)) != nil)
    #expect(reason(Self.file(Array(stream.dropLast(7)))) != nil)
    #expect(reason(Self.file(HandmadePNG.zlib([0, 1, 2]))) != nil)
    #expect(reason(Self.file([])) != nil)
  }

  static func file(_ stream: [UInt8]) -> [UInt8] {
    HandmadePNG.signature + HandmadePNG.chunk("IHDR", gray.header)
      + HandmadePNG.chunk("IDAT", stream) + HandmadePNG.chunk("IEND", [])
  }

  @Test("an unknown critical chunk is refused, with metadata kept too", arguments: [false, true])
  func unknownCriticalChunk(keeping: Bool) {
    var file = Self.gray
    file.before = [("VBRN", [1])]
    #expect(throws: PNGError.self) {
      _ = try PNGDecoder(BytesInMemory(file.bytes), keepingMetadata: keeping)
    }
  }

  @Test("impossible headers are refused", arguments: [(1, 3), (16, 3), (8, 1), (0, 0), (9, 2)])
  func impossibleHeaders(depth: Int, type: Int) {
    var file = Self.gray
    (file.bitDepth, file.colorType) = (depth, type)
    if (depth, type) == (1, 3) { (file.bitDepth, file.colorType) = (16, 3) }
    #expect(reason(file.bytes)?.contains("IHDR") == true)
    file = Self.gray
    file.width = 0
    #expect(reason(file.bytes)?.contains("IHDR") == true)
  }

  @Test("a failing source is named, not taken for damage")
  func failingSource() throws {
    let head = Array(Self.gray.bytes.prefix(40))
    #expect(throws: PNGError.source(FileFault("Input/output error"))) {
      _ = try StraightImage.decodePNG(FailingSource(bytes: head))
    }
  }

  @Test("a failing sink is named")
  func failingSink() throws {
    var writer = try PNGWriter(
      size: size(1, 1), layout: .gray, depth: .eight, to: FailingSink())
    try writer.append([1] as [UInt8])
    do {
      try writer.finish()
      Issue.record("no error")
    } catch { #expect(error == .destination(reason: "No space left on device")) }
  }
}
