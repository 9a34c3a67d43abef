// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancySystem
import VibrancyTestSupport
import VibrancyVectors
import VibrancyVocabulary

@Suite(.enabled(if: ShellTool.has(.djpeg, ShellTool.named("cjpeg"))))
struct JPEGReaderTests {
  /// 3 × 2 blocks of 8 × 8 pixels, each of one grey, so that compression keeps them.
  private static let blocks: [UInt8] = [0, 40, 80, 120, 160, 200]

  /// The blocks by orientation, seen upright.
  private static let upright: [(UInt8, [[Int]])] = [
    (1, [[0, 40, 80], [120, 160, 200]]), (2, [[80, 40, 0], [200, 160, 120]]),
    (3, [[200, 160, 120], [80, 40, 0]]), (4, [[120, 160, 200], [0, 40, 80]]),
    (5, [[0, 120], [40, 160], [80, 200]]), (6, [[120, 0], [160, 40], [200, 80]]),
    (7, [[200, 80], [160, 40], [120, 0]]), (8, [[80, 200], [40, 160], [0, 120]]),
    (0, [[0, 40, 80], [120, 160, 200]]), (9, [[0, 40, 80], [120, 160, 200]]),
  ]

  /// A JPEG of those, by the tool that makes them.
  private static func jpeg(
    gray: Bool = true, options: [String] = []
  ) throws -> [UInt8] {
    var rows = Array("\(gray ? "P5" : "P6")\n24 16\n255\n".utf8)
    for y in 0..<16 {
      for x in 0..<24 {
        let code = blocks[y / 8 * 3 + x / 8]
        rows += gray ? [code] : [code, code, 255 - code]
      }
    }
    return try HelperProcess().run(
      ShellTool.named("cjpeg"), ["-quality", "100", "-sample", "1x1"] + options, input: rows
    ).bytes
  }

  /// With an orientation, after the first marker.
  private static func turned(_ jpeg: [UInt8], _ value: UInt8, littleEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      littleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
    let segment = Array("Exif".utf8) + [0, 0] + tiff
    return jpeg[..<2] + [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment + jpeg[2...]
  }

  /// With a profile, in as many segments as it needs.
  private static func profiled(_ jpeg: [UInt8], _ profile: [UInt8]) -> [UInt8] {
    let parts = stride(from: 0, to: profile.count, by: 65_000).map {
      profile[$0..<min($0 + 65_000, profile.count)]
    }
    var segments: [UInt8] = []
    for (index, part) in parts.enumerated() {
      let body = Array("ICC_PROFILE".utf8) + [0, UInt8(index + 1), UInt8(parts.count)] + part
      let length = body.count + 2
      segments += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + body
    }
    return jpeg[..<2] + segments + jpeg[2...]
  }

  private func blocks(of picture: DecodedJPEG) -> [[Int]] {
    stride(from: 4, to: picture.height, by: 8).map { y in
      stride(from: 4, to: picture.width, by: 8).map { x in
        // Rounded to the nearest of the codes above.
        (Int(picture.codes[(y * picture.width + x) * 4]) + 20) / 40 * 40
      }
    }
  }

  @Test(arguments: [[], ["-progressive"], ["-restart", "1"], ["-arithmetic"]])
  func `rows arrive as they are`(_ options: [String]) throws {
    let picture = try JPEGReader().decoded(Self.jpeg(options: options))
    #expect((picture.width, picture.height, picture.channels) == (24, 16, .gray))
    #expect(picture.codes.count == 4 * 24 * 16 && picture.iccProfile == nil)
    #expect(blocks(of: picture) == [[0, 40, 80], [120, 160, 200]])
  }

  @Test func `color arrives interleaved`() throws {
    let picture = try JPEGReader().decoded(Self.jpeg(gray: false))
    #expect(picture.channels == .rgb && picture.codes.count == 4 * 24 * 16)
    let pixel = picture.codes[(4 * 24 + 20) * 4..<(4 * 24 + 21) * 4].map { Int($0) }
    #expect(zip(pixel, [80, 80, 175, 255]).allSatisfy { abs($0 - $1) <= 3 })
  }

  @Test(arguments: upright)
  func `the picture is turned upright`(_ value: UInt8, _ expected: [[Int]]) throws {
    let gray = try Self.jpeg()
    for file in [gray, try Self.jpeg(gray: false)] {
      for order in [false, true] {
        let picture = try JPEGReader().decoded(Self.turned(file, value, littleEndian: order))
        #expect(blocks(of: picture) == expected)
      }
    }
  }

  @Test func `a profile arrives whole, however long`() throws {
    for count in [200, 70_000, 200_000] {
      let profile = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
      let file = Self.profiled(try Self.jpeg(gray: false), profile)
      #expect(try JPEGReader().decoded(file).iccProfile == profile)
    }
  }

  @Test func `CMYK is refused by name`() {
    let header: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 20, 8, 0, 8, 0, 8, 4, 1, 17, 0, 2, 17, 0, 3, 17, 0, 4, 17, 0,
      0xFF, 0xDA, 0, 2,
    ]
    let error = #expect(throws: JPEGError.self) { try JPEGReader().decoded(header) }
    #expect(error == .cmyk)
    #expect(error?.description.contains("CMYK") == true)
  }

  @Test func `every cut of a file is an error, and never a crash`() throws {
    let file = Self.turned(try Self.jpeg(), 6, littleEndian: true)
    for count in stride(from: 0, to: file.count - 2, by: 23) {
      #expect(throws: JPEGError.self) { try JPEGReader().decoded(Array(file[..<count])) }
    }
  }

  @Test func `bytes between the parts do no harm, others do`() throws {
    let file = try Self.jpeg()
    let harmless = file.dropLast(2) + [1, 2, 3] + file.suffix(2)
    #expect(blocks(of: try JPEGReader().decoded(Array(harmless)))[0] == [0, 40, 80])
    let error = #expect(throws: JPEGError.self) { try JPEGReader().decoded(file.dropLast(12)) }
    guard case .damaged(let line) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line.contains("Premature end"))
  }

  @Test func `a picture too large is refused before it is unpacked`() throws {
    var reader = JPEGReader()
    reader.process.limits.outputBytes = 100
    reader.process.searchPath = "/nonexistent"
    let file = try Self.jpeg()
    let error = #expect(throws: JPEGError.self) { try reader.decoded(file) }
    #expect(error == .tooLarge(width: 24, height: 16, limit: 100))
  }

  @Test func `a missing tool says what to install`() throws {
    var reader = JPEGReader()
    reader.process.searchPath = "/nonexistent"
    let file = try Self.jpeg()
    let error = #expect(throws: JPEGError.self) { try reader.decoded(file) }
    #expect(error?.description.contains("apt-get install libjpeg-turbo-progs") == true)
  }

  @Test(arguments: [[], [0xFF], [0xFF, 0xD8], [0x89, 0x50, 0x4E, 0x47]] as [[UInt8]])
  func `what is not a JPEG is refused`(_ bytes: [UInt8]) {
    #expect(throws: JPEGError.notJPEG) { try JPEGReader().decoded(bytes) }
  }

  @Test(arguments: ["a new version's secret words", "secret Bogus marker length"])
  func `the tool's own words about damage are never shown`(_ line: String) {
    let fault = JPEGError.damaged(line).fault
    #expect(!fault.description.contains("secret") && !fault.description.contains("\n"), "\(fault)")
    #expect(fault.fix?.isEmpty == false)
  }
}
