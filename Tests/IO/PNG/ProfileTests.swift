// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import CVibrancyLCMS
import Testing
import VibrancyPNG
import VibrancyPixels

@Suite struct ProfileTests {
  /// A profile made by Little CMS, as bytes.
  static func bytes(_ profile: cmsHPROFILE?) throws -> [UInt8] {
    let profile = try unsafe #require(unsafe profile)
    defer { unsafe cmsCloseProfile(profile) }
    var count: UInt32 = 0
    _ = unsafe cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    _ = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe cmsSaveProfileToMem(profile, buffer.baseAddress, &count)
    }
    return bytes
  }

  static func curve() -> OpaquePointer? {
    unsafe cmsBuildParametricToneCurve(
      nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
  }

  /// Display P3: curves and a matrix.
  static func displayP3() throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let tone = unsafe curve()
    defer { unsafe cmsFreeToneCurve(tone) }
    return try unsafe bytes(unsafe cmsCreateRGBProfile(&white, &primaries, [tone, tone, tone]))
  }

  static func gray(gamma: Double) throws -> [UInt8] {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    let tone = unsafe cmsBuildGamma(nil, gamma)
    defer { unsafe cmsFreeToneCurve(tone) }
    return try unsafe bytes(unsafe cmsCreateGrayProfile(&white, tone))
  }

  static func chunk(_ profile: [UInt8]) -> (name: String, data: [UInt8]) {
    ("iCCP", Array("p".utf8) + [0, 0] + HandmadePNG.zlib(profile))
  }

  @Test("a profile that is sRGB leaves the samples")
  func sRGB() throws {
    let profile = try unsafe Self.bytes(unsafe cmsCreate_sRGBProfile())
    let decoded = try StraightImage.decodePNG(
      BytesInMemory(ColorTests.file([Self.chunk(profile)])))
    #expect(decoded.header.tagging == .iCCP)
    #expect(decoded.warnings.isEmpty)
    #expect(eight(decoded.image) == ColorTests.pixels)
  }

  @Test("a Display P3 profile converts as the formula does")
  func wideGamut() throws {
    let file = ColorTests.file([Self.chunk(try Self.displayP3())])
    // A profile stores its matrix in 1/65536 and its white adapted to D50: 1/1000 is 65 codes.
    #expect(try ColorTests.largestError(file, tagging: .iCCP, ColorTests.p3) < 65.5)
  }

  @Test("a gray profile converts a gray picture, and grays stay gray")
  func grayProfile() throws {
    let file = HandmadePNG(
      width: 4, height: 1, bitDepth: 8, colorType: 0,
      before: [Self.chunk(try Self.gray(gamma: 1))], scanlines: [0, 0, 20, 128, 255])
    let codes = try #require(sixteen(try outcome(file.bytes).get()))
    for (pixel, code) in [0, 20, 128, 255].enumerated() {
      let expected = ColorTests.encode(Double(code) / 255) * 65_535
      #expect((Double(codes[4 * pixel]) - expected).magnitude < 65.5)
      #expect(Set(codes[(4 * pixel)..<(4 * pixel + 3)]).count == 1)
    }
  }

  @Test("a profile of the wrong space is a warning, and the next chunk counts")
  func wrongSpace() throws {
    let file = ColorTests.file([Self.chunk(try Self.gray(gamma: 1)), ("sRGB", [0])])
    let decoded = try StraightImage.decodePNG(BytesInMemory(file))
    #expect(decoded.header.tagging == .sRGB)
    #expect(decoded.warnings.map(\.text) == ["iCCP: no profile for RGB pictures, not used"])
    #expect(eight(decoded.image) == ColorTests.pixels)
    let gray = HandmadePNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0,
      before: [Self.chunk(try Self.displayP3())], scanlines: [0, 9])
    #expect(eight(try outcome(gray.bytes).get()) == [9, 9, 9, 255])
  }

  /// Display P3 again, but as a table of colors (`A2B0`), which no curve and matrix stand for.
  static func tableProfile() throws -> [UInt8] {
    let source = try displayP3()
    let p3 = unsafe source.withUnsafeBytes {
      unsafe cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count))
    }
    let lab = unsafe cmsCreateLab4Profile(nil)
    defer {
      unsafe cmsCloseProfile(p3)
      unsafe cmsCloseProfile(lab)
    }
    // Lab in 16 bits, as the table stores it: TYPE_RGB_16 to TYPE_Lab_16.
    let rgb16: UInt32 = 4 << 16 | 3 << 3 | 2
    let lab16: UInt32 = 10 << 16 | 3 << 3 | 2
    let transform = unsafe cmsCreateTransform(p3, rgb16, lab, lab16, 1, 0x0140)
    defer { unsafe cmsDeleteTransform(transform) }
    let pipeline = unsafe cmsPipelineAlloc(nil, 3, 3)
    defer { unsafe cmsPipelineFree(pipeline) }
    let grid = unsafe cmsStageAllocCLut16bit(nil, 33, 3, 3, nil)
    _ = unsafe cmsStageSampleCLut16bit(
      grid,
      { source, target, transform in
        unsafe cmsDoTransform(transform, source, target, 1)
        return 1
      }, transform, 0)
    // A table is stored between curves; these do nothing.
    _ = unsafe cmsPipelineInsertStage(
      pipeline, cmsAT_END, unsafe cmsStageAllocToneCurves(nil, 3, nil))
    _ = unsafe cmsPipelineInsertStage(pipeline, cmsAT_END, unsafe grid)
    _ = unsafe cmsPipelineInsertStage(
      pipeline, cmsAT_END, unsafe cmsStageAllocToneCurves(nil, 3, nil))
    let profile = unsafe cmsCreateProfilePlaceholder(nil)
    unsafe cmsSetProfileVersion(profile, 4.3)
    unsafe cmsSetDeviceClass(profile, cmsSigDisplayClass)
    unsafe cmsSetColorSpace(profile, cmsSigRgbData)
    unsafe cmsSetPCS(profile, cmsSigLabData)
    _ = unsafe cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeMutableRawPointer(pipeline))
    return try unsafe bytes(unsafe profile)
  }

  @Test("a profile that is a table of colors converts near the formula, each color once")
  func table() throws {
    let file = ColorTests.file([Self.chunk(try Self.tableProfile())])
    // Between its 33 points a table of Lab is off by up to a code or two of 255 in dark colors;
    // what is checked is that the way through the table and the cache is the right one.
    let error = try ColorTests.largestError(file, tagging: .iCCP, ColorTests.p3)
    #expect(error < 3 * 257)
    #expect(error > 65.5, "the table was not used")
  }

  @Test("a damaged profile never traps", arguments: [1, 2, 3] as [UInt64])
  func damaged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let profile = try Self.displayP3()
    for _ in 0..<150 {
      var patched = profile
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = Int.random(in: 0..<patched.count, using: &generator)
        patched[index] = UInt8.random(in: 0...255, using: &generator)
      }
      #expect(failure(ColorTests.file([Self.chunk(patched)])) == nil)
    }
    for count in stride(from: 0, to: profile.count, by: 37) {
      #expect(failure(ColorTests.file([Self.chunk(Array(profile[..<count]))])) == nil)
    }
  }
}
