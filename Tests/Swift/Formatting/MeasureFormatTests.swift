// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting

@Suite struct MeasureFormatTests {
  private func text(
    _ value: Double, _ name: String, _ dimension: MeasureUnit.Dimension,
    _ format: MeasureFormat = .init()
  ) throws -> String {
    format.text(value, try #require(MeasureUnit(named: name, in: dimension)))
  }

  @Test func `measures become those of the United States`() throws {
    #expect(try text(5, "kilometers", .length) == "3.1 mi")
    #expect(try text(100, "meters", .length) == "328 ft")
    #expect(try text(21.54, "celsius", .temperature) == "71°F")
    #expect(try text(0, "celsius", .temperature) == "32°F")
    #expect(try text(100, "kilometersPerHour", .speed) == "62 mph")
    #expect(try text(70, "kilograms", .mass) == "154 lb")
    #expect(try text(200, "kilocalories", .energy) == "200 kcal")
    #expect(
      try text(21.54, "celsius", .temperature, MeasureFormat(width: .narrow)) == "71°")
    #expect(
      try text(21.54, "celsius", .temperature, MeasureFormat(width: .wide))
        == "71 degrees Fahrenheit")
  }

  @Test func `measures stay in their unit where asked`() throws {
    let wide = MeasureFormat(width: .wide, keepsUnit: true)
    #expect(try text(1, "kilometers", .length, wide) == "1 kilometer")
    #expect(try text(2.5, "feet", .length, wide) == "2.5 feet")
    #expect(try text(1, "feet", .length, wide) == "1 foot")
    let short = MeasureFormat(keepsUnit: true)
    #expect(try text(1234.5678, "meters", .length, short) == "1,234.5678 m")
    #expect(try text(-3, "celsius", .temperature, short) == "-3°C")
    let narrow = MeasureFormat(width: .narrow, keepsUnit: true)
    #expect(try text(6, "feet", .length, narrow) == "6′")
    #expect(try text(10, "kilometersPerHour", .speed, narrow) == "10km/h")
    var whole = NumberFormat()
    whole.precision = .fractionLength(0...0)
    let bare = MeasureFormat(keepsUnit: true, number: whole, hidesScaleName: true)
    #expect(try text(21.54, "celsius", .temperature, bare) == "22°")
  }

  @Test func `conversions are those of Foundation`() throws {
    func check(
      _ from: String, _ to: String, _ dimension: MeasureUnit.Dimension, _ expected: Double
    ) throws {
      let first = try #require(MeasureUnit(named: from, in: dimension))
      let second = try #require(MeasureUnit(named: to, in: dimension))
      #expect(abs(first.convert(12.5, to: second) - expected) < 1e-9 * abs(expected) + 1e-9)
    }
    func converted<Kind: Foundation.Dimension>(_ from: Kind, _ to: Kind) -> Double {
      Measurement(value: 12.5, unit: from).converted(to: to).value
    }
    try check(
      "celsius", "fahrenheit", .temperature, converted(UnitTemperature.celsius, .fahrenheit))
    try check("kilometers", "miles", .length, converted(UnitLength.kilometers, .miles))
    try check("feet", "meters", .length, converted(UnitLength.feet, .meters))
    try check("pounds", "kilograms", .mass, converted(UnitMass.pounds, .kilograms))
    try check("pounds", "ounces", .mass, converted(UnitMass.pounds, .ounces))
    try check("knots", "kilometersPerHour", .speed, converted(UnitSpeed.knots, .kilometersPerHour))
    try check(
      "kilocalories", "kilojoules", .energy, converted(UnitEnergy.kilocalories, .kilojoules))
    try check("gallons", "liters", .volume, converted(UnitVolume.gallons, .liters))
    try check("cups", "fluidOunces", .volume, converted(UnitVolume.cups, .fluidOunces))
    try check(
      "hectopascals", "inchesOfMercury", .pressure,
      converted(UnitPressure.hectopascals, .inchesOfMercury))
    try check("radians", "degrees", .angle, converted(UnitAngle.radians, .degrees))
  }

  @Test func `an unknown unit is nil, and no measure is too large`() {
    #expect(MeasureUnit(named: "parsnips", in: .length) == nil)
    #expect(MeasureUnit(named: "meters", in: .mass) == nil)
    for unit in MeasureUnit.all {
      for value in [Double.nan, .infinity, -.infinity, 1e300, 0] {
        for width in MeasureFormat.Width.allCases {
          #expect(!MeasureFormat(width: width).text(value, unit).isEmpty)
        }
      }
    }
  }
}
