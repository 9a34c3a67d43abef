// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyCalibrating
import VibrancyScenes
import VibrancyTestSupport

@Suite struct MaterialFitTests {
  private static func readings(_ figure: String) throws -> [Reading] {
    try Fixture.text("Calibration/readings.csv").split(separator: "\n").dropFirst().compactMap {
      line in
      let words = line.split(separator: ",", omittingEmptySubsequences: false)
      guard words[0] == figure, words[12] == "yes" else { return nil }
      let numbers = words[3..<11].map { Double($0) ?? .nan }
      return Reading(
        luma: numbers[6], alpha: numbers[7], behind: Array(numbers[..<3]),
        shown: Array(numbers[3..<6]))
    }
  }

  /// The readings that the model's parameters were fitted to, by the same rule.
  @Test func `the fit of the public captures comes out again`() throws {
    let fit = try MaterialFit(Self.readings("vibrant"))
    #expect(fit.errors.count == 39)
    let values = fit.estimates.map(\.value)
    #expect(abs(values[0] - 0.22) < 0.015, "lift \(values[0])")
    #expect(abs(values[1] - 0.86) < 0.02, "luma \(values[1])")
    #expect(abs(values[2] - 1.12) < 0.04, "chroma \(values[2])")
    #expect(abs(values[3] - 0.77) < 0.015, "constant \(values[3])")
    for estimate in fit.estimates {
      let range = try #require(estimate.parameter.about.range)
      #expect(range.contains(estimate.value) && estimate.margin ?? 1 < 0.06, "\(estimate)")
    }
    func square(_ errors: [Double]) -> Double { errors.reduce(0) { $0 + $1 * $1 } }
    #expect(square(fit.fittedErrors) <= square(fit.errors))
  }

  /// Readings as the model with other figures would make them.
  private static func made(
    _ wallpapers: [[Double]], lift: Double, luma: Double, chroma: Double, constant: Double
  ) -> [Reading] {
    wallpapers.flatMap { behind -> [Reading] in
      let own = 0.2126 * behind[0] + 0.7152 * behind[1] + 0.0722 * behind[2]
      return [0.0, 0.3, 0.6].flatMap { gray in
        [0.5, 1.0].map { alpha in
          let shown = behind.map { code in
            let material = 255 * lift + luma * own + chroma * (code - own)
            let vibrant = 255 * constant + 0.4 * own + 0.95 * (code - own)
            let base = code + (material - code) * alpha
            return base + (vibrant - base) * gray * alpha
          }
          return Reading(luma: gray, alpha: alpha, behind: behind, shown: shown)
        }
      }
    }
  }

  @Test func `other figures are found, within their margins`() {
    let readings = Self.made(
      [[20, 30, 60], [90, 60, 40], [120, 130, 110]], lift: 0.18, luma: 0.83, chroma: 1.05,
      constant: 0.8)
    let fit = MaterialFit(readings)
    for (estimate, truth) in zip(fit.estimates, [0.18, 0.83, 1.05, 0.8]) {
      #expect(abs(estimate.value - truth) < 0.002, "\(estimate)")
    }
    #expect(fit.fittedErrors.max() ?? .infinity < 0.1)
    #expect(fit.errors.max() ?? 0 > 3)
  }

  @Test func `one grey wallpaper neither separates lift from luma nor shows chroma`() {
    let fit = MaterialFit(
      Self.made([[80, 80, 80]], lift: 0.22, luma: 0.86, chroma: 1.14, constant: 0.75))
    #expect(fit.estimates.map { $0.margin != nil } == [true, false, false, true])
    #expect(fit.estimates[2].value == Double(ModelParameters().number(.materialChroma)))
    #expect(abs(fit.estimates[3].value - 0.75) < 0.002)
  }

  @Test func `clipped channels, or no readings at all, fit no parameters`() {
    #expect(MaterialFit([]).estimates.allSatisfy { $0.margin == nil })
    let clipped = Reading(luma: 1, alpha: 1, behind: [10, 20, 30], shown: [255, 0, 254])
    #expect(MaterialFit([clipped]).errors.isEmpty)
  }
}
