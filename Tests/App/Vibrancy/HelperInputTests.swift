// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// Art that other programs draw or decode.
@Suite struct HelperInputTests {
  private static let scenes = [
    Scene.lockScreen(wallpaper: .vivid), .homeTinted(), .homeLight(wallpaper: .busy),
  ]

  private static func has(_ program: String) -> Bool { ShellRun.path(of: program) != nil }

  @Test(
    .enabled(if: has("rsvg-convert"), "rsvg-convert is missing; scripts/setup --tests installs it"),
    arguments: scenes)
  func `an SVG shows what the same art as PNG shows`(_ scene: Scene) throws {
    let vector = try SampleCatalog.pixels("Drawn/Flag/flag", in: scene)
    let bitmap = try SampleCatalog.pixels("Drawn/Pixels/flag", in: scene)
    #expect(vector.size == .of(72, 48) && vector.codes != [])
    #expect(vector.largestDifference(from: bitmap).map { $0 <= 1 } == true)
  }

  @Test(
    .enabled(if: has("pdftocairo"), "pdftocairo is missing; scripts/setup --tests installs it"),
    arguments: scenes)
  func `a PDF shows what the same art as PNG shows`(_ scene: Scene) throws {
    let vector = try SampleCatalog.pixels("Drawn/Page/page", in: scene)
    let bitmap = try SampleCatalog.pixels("Drawn/Pixels/flag", in: scene)
    #expect(vector.size == .of(72, 48) && vector.codes != [])
    #expect(vector.largestDifference(from: bitmap).map { $0 <= 1 } == true)
  }

  @Test(
    .enabled(if: has("rsvg-convert"), "rsvg-convert is missing; scripts/setup --tests installs it"),
    arguments: [1, 2, 3])
  func `a vector is drawn at the scale that is wanted`(_ scale: Int) throws {
    let pixels = try SampleCatalog.pixels("Drawn/Flag/flag", in: .homeLight(), scale: scale)
    #expect(pixels.size == .of(24 * scale, 16 * scale))
    // A point inside the small square and one inside the plate: sharp at any scale.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
      let start = 4 * (y * scale * pixels.size.width + x * scale)
      return Array(pixels.codes[start..<start + 3])
    }
    #expect(color(6, 5) == [255, 255, 255] && color(2, 2) == [0x2F, 0x80, 0xED])
  }

  @Test(.enabled(if: has("djpeg"), "djpeg is missing; scripts/setup --tests installs it"))
  func `a JPEG is decoded`() throws {
    let pixels = try SampleCatalog.pixels("Photo/photo", in: .homeLight())
    try #require(pixels.size == .of(16, 16) && pixels.codes.count == 4 * 256)
    for pixel in 0..<256 {
      let shown = pixels.codes[4 * pixel..<4 * pixel + 4].map { Int($0) }
      let drawn = pixel % 16 < 8 ? [0xEB, 0x78, 0x28, 255] : [0x1E, 0x5A, 0xC8, 255]
      #expect(zip(shown, drawn).allSatisfy { abs($0 - $1) <= 2 }, "pixel \(pixel): \(shown)")
    }
  }

  @Test(
    .enabled(if: has("rsvg-convert"), "rsvg-convert is missing; scripts/setup --tests installs it"))
  func `what cannot be drawn is an error in one line, naming the file`() throws {
    let catalog = try SampleCatalog()
    try catalog.write("Drawn/Flag.imageset/flag.svg", "<svg><g>")
    let found = InputQuery(paths: [catalog.path + "/Drawn/Flag.imageset"]).inputs()
    let input = try #require(found.inputs.first)
    let error = #expect(throws: VibrancyError.self) {
      try Simulator().render(input, in: .lockScreen())
    }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.hasPrefix(input.path + ": ") && line.contains("rsvg-convert"), "\(line)")
    #expect(!line.contains("\n"))
  }
}
