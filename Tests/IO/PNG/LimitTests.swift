// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct LimitTests {
  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    HandmadePNG(width: width, height: height, bitDepth: 8, colorType: 6, scanlines: [0]).bytes
  }

  @Test("2³¹ × 2³¹ is refused from the header")
  func hugeSides() throws {
    let error = try #require(failure(Self.header(1 << 31, 1 << 31)))
    #expect(error == .sideTooLong(width: 1 << 31, height: 1 << 31, limit: 65_535))
    #expect(!error.description.contains("--max-side"), "no option allows that")
  }

  @Test("60 000 × 60 000 is refused from the header, naming the option")
  func bomb() throws {
    let error = try #require(failure(Self.header(60_000, 60_000)))
    #expect(error == .tooLarge(width: 60_000, height: 60_000, limit: 268_435_456))
    #expect(error.description.contains("--max-pixels"))
  }

  @Test("a side over the limit names its option, and the limit can be raised")
  func side() throws {
    let file = HandmadePNG(
      width: 70_000, height: 1, bitDepth: 1, colorType: 0,
      scanlines: Array(repeating: 0, count: 8751)
    ).bytes
    #expect(try #require(failure(file)).description.contains("--max-side"))
    var limits = PNGLimits()
    limits.side = 100_000
    #expect(failure(file, limits: limits) == nil)
  }

  @Test("a file over the limit of bytes names its option")
  func bytes() throws {
    let file = try encoded([1, 2, 3, 4] as [UInt8], try size(1, 1), .rgba)
    var limits = PNGLimits()
    limits.bytes = file.count - 1
    let error = try #require(failure(file, limits: limits))
    #expect(error == .tooManyBytes(limit: file.count - 1))
    #expect(error.description.contains("--max-bytes"))
    limits.bytes = file.count
    #expect(failure(file, limits: limits) == nil)
  }

  @Test("an interlaced header without data takes no memory to speak of")
  func interlacedBomb() throws {
    var file = HandmadePNG(width: 16_000, height: 16_000, bitDepth: 8, colorType: 6, scanlines: [0])
    file.isInterlaced = true
    #expect(failure(file.bytes) != nil)
  }

  @Test("an interlaced picture is held whole, and refused above a limit")
  func interlacedLimit() throws {
    let file = InterlaceTests.handmade(width: 5, height: 5, isInterlaced: true).bytes
    var limits = PNGLimits()
    #expect(failure(file, limits: limits) == nil)
    limits.heldBytes = 99
    let error = try #require(failure(file, limits: limits))
    #expect(error == .interlacedTooLarge(width: 5, height: 5, limit: 99))
    #expect(error.description.contains("without interlacing"))
    limits.heldBytes = 100
    #expect(failure(file, limits: limits) == nil)
  }

  @Test("rows of a picture that is large at 16 bits are rounded to 8 as they come")
  func deepPicture() throws {
    let codes: [UInt16] = [0, 128, 129, 65_535, 32_767, 32_768, 65_406, 65_407]
    let file = try encoded(codes, try size(2, 1), .rgba)
    var decoder = try PNGDecoder(BytesInMemory(file))
    let kept = try StraightImage.decodePNG(from: &decoder, deepUpTo: 16)
    #expect(kept.samples == .sixteen(codes))
    var other = try PNGDecoder(BytesInMemory(file))
    let rounded = try StraightImage.decodePNG(from: &other, deepUpTo: 15)
    #expect(rounded.samples == .eight([0, 0, 1, 255, 127, 128, 254, 255]))
  }

  @Test("absurd ancillary chunks are dropped, the picture is read")
  func absurdChunks() throws {
    var file = DamageTests.gray
    var limits = PNGLimits()
    limits.chunkBytes = 1000
    limits.chunkCount = 10
    file.before = [
      ("iCCP", Array("x".utf8) + [0, 0] + [UInt8](repeating: 7, count: 5000)),
      ("teXt", [UInt8](repeating: 65, count: 5000)),
    ]
    file.before += (0..<50).map { ("abCd", [UInt8($0)]) }
    var decoder = try PNGDecoder(
      BytesInMemory(file.bytes), limits: limits, keepingMetadata: true)
    var row = StraightSamples.eight([])
    for _ in 0..<2 { try decoder.readRow(into: &row) }
    try decoder.finish()
    #expect(row == .eight([3, 3, 3, 255, 4, 4, 4, 255]))
    #expect(decoder.header.tagging == .untagged)
    #expect(!decoder.warnings.isEmpty)
    #expect(decoder.metadata.count <= 10)
  }

  @Test("a profile that inflates beyond the limit is not used")
  func profileBomb() throws {
    var file = DamageTests.gray
    let zeros = [UInt8](repeating: 0, count: 100_000)
    file.before = [("iCCP", Array("x".utf8) + [0, 0] + HandmadePNG.zlib(zeros))]
    var limits = PNGLimits()
    limits.profileBytes = 50_000
    let decoded = try StraightImage.decodePNG(BytesInMemory(file.bytes), limits: limits)
    #expect(decoded.warnings.map(\.text) == ["iCCP: the profile is over 50000 bytes, not used"])
  }
}
