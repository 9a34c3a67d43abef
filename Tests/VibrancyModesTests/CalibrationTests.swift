// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyScenes
import VibrancyTestSupport

/// What devices show, read off public captures, against the model at its defaults. That the fitted
/// figures come out as the model's page prints them is no prediction: they were fitted to these.
@Suite struct CalibrationTests {
  /// A patch of a capture: what lies behind, what is shown, and what the content is.
  struct Reading {
    let figure: String
    let behind: EncodedColor
    let out: [Double]
    let luma: Float
    let alpha: Float
    let depth: Double?
    let isFitted: Bool

    init(_ line: Substring) throws {
      let words = line.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = words[3..<11].map { Double($0) ?? .nan }
      figure = String(words[0])
      behind = EncodedColor(
        red: Float(numbers[0] / 255), green: Float(numbers[1] / 255), blue: Float(numbers[2] / 255))
      out = Array(numbers[3..<6])
      (luma, alpha) = (Float(numbers[6]), Float(numbers[7]))
      depth = Double(words[11])
      isFitted = words[12] == "yes"
    }

    /// The errors of the channels that a capture did not clip, in codes.
    func errors(_ found: DoublePixel) -> [Double] {
      zip([found.red, found.green, found.blue], out).filter { $1 < 253.5 }
        .map { abs($0 * 255 - $1) }
    }
  }

  private static func readings(_ figure: String, fitted: Bool = true) throws -> [Reading] {
    try Fixture.text("Calibration/readings.csv").split(separator: "\n").dropFirst()
      .map { try Reading($0) }.filter { $0.figure == figure && $0.isFitted == fitted }
  }

  /// A flat piece of art in a place, on the wallpaper of a reading.
  private static func shown(_ reading: Reading, in place: Place) -> DoublePixel {
    func code(_ value: Float) -> UInt16 { UInt16((value * 65_535).rounded()) }
    let art = StraightImage.drawn16(3, 3) { _, _ in
      (code(reading.luma), code(reading.luma), code(reading.luma), code(reading.alpha))
    }
    return Show(art, in: Scene(place, wallpaper: Wallpaper(color: reading.behind)))[1, 1]
  }

  private static func errors(_ figure: String, in place: Place) throws -> [Double] {
    try readings(figure).flatMap { $0.errors(shown($0, in: place)) }.sorted()
  }

  private static func median(_ sorted: [Double]) -> Double {
    (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  @Test func `the Lock Screen's material and vibrant color`() throws {
    let errors = try Self.errors("vibrant", in: .lockScreen)
    #expect(errors.count == 39)
    #expect(Self.median(errors) < 1.65 && errors.max() ?? .infinity < 9.1)
  }

  @Test func `the tracks of gauges, which tell that nothing is clamped too early`() throws {
    let errors = try Self.errors("gauge", in: .lockScreen)
    #expect(errors.count == 7)
    #expect(errors.max() ?? .infinity < 3.9)
  }

  @Test func `the receded desktop of a Mac`() throws {
    let errors = try Self.errors("mac", in: .macDesktopReceded)
    #expect(errors.count == 46)
    #expect(Self.median(errors) < 1.95 && errors.max() ?? .infinity <= 8.0)
  }

  @Test func `the luma of dark glass, and white on it`() throws {
    for place in [Place.homeClearDark, .homeTintedGlass] {
      let errors = try Self.readings("glass").map { reading in
        let luma = DoublePixel(reading.out[0], reading.out[1], reading.out[2], 1).luma
        var scene = Scene(place, wallpaper: Wallpaper(color: reading.behind))
        scene.tint = .white
        let art = StraightImage.drawn(3, 3) { _, _ in (0, 0, 0, 0) }
        return abs(Show(art, in: scene)[1, 1].luma * 255 - luma)
      }.sorted()
      #expect(errors.count == 9)
      #expect(Self.median(errors) <= 0.5 && errors.max() ?? .infinity <= 0.8, "\(place)")
    }
    // Behind is the plate here, so that it is the source-over alone that is read.
    for reading in try Self.readings("on-glass") {
      let alpha = Double(reading.alpha)
      let behind = DoublePixel(reading.behind)
      let found = behind.covered(by: DoublePixel(gray: 1), at: alpha)
      #expect(reading.errors(found).allSatisfy { $0 <= 0.7 })
    }
  }

  @Test func `the light on container backgrounds`() throws {
    let art = StraightImage.drawn(1, 1000) { _, _ in (0, 0, 0, 0) }
    var errors: [Double] = []
    for reading in try Self.readings("top-light") {
      let depth = try #require(reading.depth)
      let show = Show(art, in: Scene(.homeDark)) { $0.containerBackground = .color(reading.behind) }
      errors += [abs(show[0, Int(depth * 1000)].red * 255 - reading.out[0])]
    }
    #expect(errors.count == 26)
    #expect(errors.reduce(0, +) / 26 <= 0.3 && errors.max() ?? .infinity <= 0.8)
  }

  @Test func `captures that nothing was fitted to are kept, too`() throws {
    for figure in ["vibrant", "top-light", "on-glass"] {
      #expect(try !Self.readings(figure, fitted: false).isEmpty)
    }
  }
}
