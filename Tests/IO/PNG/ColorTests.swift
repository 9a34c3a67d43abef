// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct ColorTests {
  /// Sixteen RGBA pixels of codes that reach every corner.
  static let pixels: [UInt8] = [
    0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 1, 2, 3, 4,
    128, 128, 128, 255, 200, 100, 50, 255, 50, 100, 200, 9, 10, 20, 30, 255, 250, 240, 230, 255,
    127, 255, 1, 255, 64, 64, 65, 255, 12, 200, 99, 255, 180, 180, 20, 255, 5, 0, 5, 255,
  ]

  static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
    HandmadePNG(
      width: 16, height: 1, bitDepth: 8, colorType: 6, before: chunks, scanlines: [0] + pixels
    ).bytes
  }

  /// The largest difference, in 16-bit codes, of a file's samples from a formula.
  static func largestError(
    _ file: [UInt8], tagging: ColorTagging, _ formula: ([Double]) -> [Double]
  ) throws -> Double {
    let decoded = try StraightImage.decodePNG(BytesInMemory(file))
    #expect(decoded.header.tagging == tagging)
    #expect(decoded.warnings.isEmpty)
    let codes = try #require(sixteen(decoded.image))
    var largest = 0.0
    for pixel in 0..<16 {
      let source = pixels[(4 * pixel)..<(4 * pixel + 3)].map { Double($0) / 255 }
      for (channel, value) in formula(source).enumerated() {
        let expected = min(max(value, 0), 1) * 65_535
        largest = max(largest, (Double(codes[4 * pixel + channel]) - expected).magnitude)
      }
      #expect(codes[4 * pixel + 3] == UInt16(pixels[4 * pixel + 3]) * 257, "alpha is not touched")
    }
    return largest
  }

  static func encode(_ x: Double) -> Double {
    x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
  }

  static func decode(_ x: Double) -> Double {
    x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
  }

  /// Display P3 to sRGB, linear; the numbers are CSS Color 4's, multiplied out.
  static func p3(_ c: [Double]) -> [Double] {
    let (r, g, b) = (decode(c[0]), decode(c[1]), decode(c[2]))
    return [
      1.2249401762805598 * r - 0.2249401762805598 * g,
      -0.0420569547096881 * r + 1.0420569547096881 * g,
      -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
    ].map { encode(min(max($0, 0), 1)) }
  }

  @Test("gAMA alone is a power curve to sRGB", arguments: [100_000, 55_556, 35_000, 220_000])
  func gamma(value: Int) throws {
    let file = Self.file([("gAMA", HandmadePNG.number(value))])
    let error = try Self.largestError(file, tagging: .gamma) {
      $0.map { Self.encode(pow($0, 100_000 / Double(value))) }
    }
    #expect(error <= 0.5001)
  }

  @Test("gAMA within 5 % of 45455 leaves the samples", arguments: [43_183, 45_455, 47_727])
  func nearSRGB(value: Int) throws {
    let decoded = try StraightImage.decodePNG(
      BytesInMemory(Self.file([("gAMA", HandmadePNG.number(value))])))
    #expect(decoded.header.tagging == .gamma)
    #expect(eight(decoded.image) == Self.pixels)
  }

  @Test("gAMA just outside 5 % converts", arguments: [43_182, 47_728])
  func notNearSRGB(value: Int) throws {
    let file = Self.file([("gAMA", HandmadePNG.number(value))])
    #expect(sixteen(try outcome(file).get()) != nil)
  }

  @Test("gAMA with the primaries of P3 in cHRM converts by matrix")
  func chromaticities() throws {
    let values = [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000]
    let file = Self.file([
      ("gAMA", HandmadePNG.number(45_455)), ("cHRM", values.flatMap { HandmadePNG.number($0) }),
    ])
    let error = try Self.largestError(file, tagging: .gamma) { color in
      let linear = color.map { pow($0, 100_000 / 45_455) }
      return Self.p3(linear.map { Self.encode($0) })
    }
    #expect(error < 1)
  }

  @Test("cHRM of BT.709 with gAMA 45455 leaves the samples; without gAMA it means nothing")
  func plainChromaticities() throws {
    let values = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]
    let chunk = ("cHRM", values.flatMap { HandmadePNG.number($0) })
    let both = Self.file([("gAMA", HandmadePNG.number(45_455)), chunk])
    #expect(eight(try outcome(both).get()) == Self.pixels)
    let wide = ("cHRM", values.map { $0 / 2 }.flatMap { HandmadePNG.number($0) })
    #expect(eight(try outcome(Self.file([wide])).get()) == Self.pixels)
  }

  @Test("another white in cHRM is adapted: white stays white")
  func whiteIsAdapted() throws {
    let values = [34_567, 35_850, 64_000, 33_000, 30_000, 60_000, 15_000, 6000]
    let file = Self.file([
      ("gAMA", HandmadePNG.number(45_455)), ("cHRM", values.flatMap { HandmadePNG.number($0) }),
    ])
    let codes = try #require(sixteen(try outcome(file).get()))
    #expect(codes[4...6].allSatisfy { $0 >= 65_533 })
    let gray = codes[24...26].map { Int($0) }
    #expect((gray.max() ?? 0) - (gray.min() ?? 0) <= 3)
  }

  @Test("cICP Display P3 converts by matrix")
  func codePoints() throws {
    let file = Self.file([("cICP", [12, 13, 0, 1])])
    #expect(try Self.largestError(file, tagging: .cICP, Self.p3) < 1)
  }

  @Test("cICP of sRGB leaves the samples")
  func plainCodePoints() throws {
    let decoded = try StraightImage.decodePNG(
      BytesInMemory(Self.file([("cICP", [1, 13, 0, 1])])))
    #expect(decoded.header.tagging == .cICP)
    #expect(eight(decoded.image) == Self.pixels)
  }

  @Test("cICP linear and BT.709 curves convert by table", arguments: [8, 1, 6, 14, 15])
  func curves(transfer: Int) throws {
    let file = Self.file([("cICP", [1, UInt8(transfer), 0, 1])])
    let error = try Self.largestError(file, tagging: .cICP) { color in
      color.map { code in
        if transfer == 8 { return Self.encode(code) }
        return Self.encode(
          code < 0.081242858298635
            ? code / 4.5 : pow((code + 0.09929682680944) / 1.09929682680944, 1 / 0.45))
      }
    }
    #expect(error <= 0.5001)
  }

  @Test("cICP of BT.2020 clips what sRGB cannot show")
  func wideGamut() throws {
    let codes = try #require(sixteen(try outcome(Self.file([("cICP", [9, 13, 0, 1])])).get()))
    // Pure red, green and blue of BT.2020 are far outside sRGB.
    #expect(codes[8...10] == [65_535, 0, 0])
    #expect(codes[12] == 0 && codes[13] == 65_535)
    #expect(codes[4...6] == [65_535, 65_535, 65_535])
  }

  @Test(
    "cICP that is not supported is a warning, and the next chunk counts",
    arguments: [[9, 16, 0, 1], [12, 13, 1, 1], [12, 13, 0, 0], [5, 13, 0, 1], [12, 13]] as [[UInt8]]
  )
  func unsupported(data: [UInt8]) throws {
    let decoded = try StraightImage.decodePNG(
      BytesInMemory(Self.file([("cICP", data), ("sRGB", [0])])))
    #expect(decoded.header.tagging == .sRGB)
    #expect(decoded.warnings.count == 1)
    #expect(eight(decoded.image) == Self.pixels)
  }

  @Test("the order is cICP, iCCP, sRGB, gAMA")
  func precedence() throws {
    let gamma = ("gAMA", HandmadePNG.number(100_000))
    let all: [(String, [UInt8])] = [gamma, ("sRGB", [0]), ("cICP", [12, 13, 0, 1])]
    #expect(
      try StraightImage.decodePNG(BytesInMemory(Self.file(all))).header.tagging == .cICP)
    #expect(
      try StraightImage.decodePNG(BytesInMemory(Self.file(Array(all.prefix(2))))).header.tagging
        == .sRGB)
  }

  @Test("a 16-bit file converts in 16 bits")
  func sixteenBits() throws {
    let file = HandmadePNG(
      width: 1, height: 1, bitDepth: 16, colorType: 0,
      before: [("gAMA", HandmadePNG.number(100_000))], scanlines: [0, 0x12, 0x34])
    let codes = try #require(sixteen(try outcome(file.bytes).get()))
    let expected = Self.encode(Double(0x1234) / 65_535) * 65_535
    #expect((Double(codes[0]) - expected).magnitude <= 0.5001)
    #expect(codes == [codes[0], codes[0], codes[0], 65_535])
  }
}
