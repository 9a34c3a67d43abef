// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct DurationFormatTests {
  static let units: [(DurationUnit, Duration.UnitsFormatStyle.Unit)] = [
    (.weeks, .weeks), (.days, .days), (.hours, .hours), (.minutes, .minutes), (.seconds, .seconds),
    (.milliseconds, .milliseconds),
  ]

  static func milliseconds(_ generator: inout SeededGenerator) -> Int {
    let limits = [10, 100_000, 10_000_000, 1_000_000_000]
    let limit = limits.randomElement(using: &generator) ?? 10
    let value = Int.random(in: -limit / 4...limit, using: &generator)
    return Bool.random(using: &generator) ? value : value * 1000
  }

  @Test func `units are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 41)
    let widths: [(DurationFormat.Width, Duration.UnitsFormatStyle.UnitWidth)] = [
      (.wide, .wide), (.abbreviated, .abbreviated), (.narrow, .narrow),
      (.condensedAbbreviated, .condensedAbbreviated),
    ]
    for _ in 0..<4000 {
      let value = Self.milliseconds(&generator)
      let chosen = Self.units.filter { _ in Bool.random(using: &generator) }
      guard !chosen.isEmpty else { continue }
      let (width, theirWidth) = try #require(widths.randomElement(using: &generator))
      var ours = DurationFormat(units: Set(chosen.map(\.0)), width: width)
      var style = Duration.UnitsFormatStyle(allowedUnits: Set(chosen.map(\.1)), width: theirWidth)
      style.locale = FoundationOracle.locale
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        ours.maximumUnitCount = 1
        style.maximumUnitCount = 1
      case 1:
        ours.maximumUnitCount = 2
        style.maximumUnitCount = 2
      case 2:
        ours.fractionLength = 2
        style.fractionalPartDisplay = .show(length: 2)
      case 3:
        ours.zeroUnitLength = 1
        style.zeroValueUnitsDisplay = .show(length: 1)
      default: break
      }
      #expect(
        ours.text(seconds: Double(value) / 1000)
          == Duration.milliseconds(value).formatted(style), "\(value) ms with \(ours)")
    }
  }

  @Test func `clocks are those of Foundation`() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<3000 {
      let value = Self.milliseconds(&generator)
      let duration = Duration.milliseconds(value)
      let length = Int.random(in: 1...3, using: &generator)
      let places = Int.random(in: 0...3, using: &generator)
      let patterns: [(DurationFormat.Pattern, Duration.TimeFormatStyle.Pattern)] = [
        (.hourMinute, .hourMinute(padHourToLength: length)),
        (
          .hourMinuteSecond,
          .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: places)
        ),
        (
          .minuteSecond,
          .minuteSecond(padMinuteToLength: length, fractionalSecondsLength: places)
        ),
      ]
      for (pattern, theirs) in patterns {
        #expect(
          DurationFormat.clock(
            seconds: Double(value) / 1000, pattern: pattern, length: length, fractionLength: places)
            == duration.formatted(.time(pattern: theirs).locale(FoundationOracle.locale)),
          "\(value) ms as \(pattern)")
      }
    }
  }

  @Test func `components are written as documented`() {
    func text(_ style: ComponentsFormat.Style, _ seconds: Double = 7740) -> String {
      ComponentsFormat(style: style, units: [.hours, .minutes]).text(seconds: seconds)
    }
    #expect(text(.positional) == "2:09")
    #expect(text(.abbreviated) == "2h 9m")
    #expect(text(.brief) == "2hr 9min")
    #expect(text(.short) == "2 hr, 9 min")
    #expect(text(.full) == "2 hours, 9 minutes")
    #expect(text(.spellOut) == "two hours, nine minutes")
    #expect(text(.full, 3600) == "1 hour")
    #expect(text(.full, 0) == "0 minutes")
    #expect(text(.full, -60) == "-1 minute")
    #expect(ComponentsFormat().text(seconds: 65) == "1:05")
    #expect(ComponentsFormat().text(seconds: 5) == "5")
    #expect(
      ComponentsFormat(units: [.minutes, .seconds], zeros: .pad).text(seconds: 5) == "00:05")
    #expect(
      ComponentsFormat(units: [.hours, .minutes, .seconds], zeros: .pad).text(seconds: 65)
        == "00:01:05")
    let middle = ComponentsFormat(
      style: .abbreviated, units: [.days, .hours, .minutes], zeros: .dropMiddle)
    #expect(middle.text(seconds: 86_460) == "1d 1m")
    #expect(middle.text(seconds: 3600) == "0d 1h 0m")
    let leading = ComponentsFormat(
      style: .abbreviated, units: [.days, .hours, .minutes], zeros: .dropLeading)
    #expect(leading.text(seconds: 3600) == "1h 0m")
    let trailing = ComponentsFormat(
      style: .abbreviated, units: [.days, .hours, .minutes], zeros: .dropTrailing)
    #expect(trailing.text(seconds: 3600) == "0d 1h")
    let about = ComponentsFormat(
      style: .full, maximumUnitCount: 1, hasRemainingPhrase: true, hasApproximationPhrase: true)
    #expect(about.text(seconds: 7740) == "About 2 hours remaining")
    #expect(
      ComponentsFormat(style: .full).text(CalendarComponents(month: 1, day: 2)) == "1 month, 2 days"
    )
  }

  @Test func `no length is too long`() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<2000 {
      var format = DurationFormat(
        units: Set(DurationUnit.allCases.filter { _ in Bool.random(using: &generator) }))
      format.fractionLength = Int.random(in: 0...12, using: &generator)
      format.maximumUnitCount = Int.random(in: 0...4, using: &generator)
      #expect(format.text(seconds: 9e9).isEmpty == format.units.isEmpty)
      #expect(format.text(seconds: -0.000_000_001).isEmpty == format.units.isEmpty)
    }
    var tiny = DurationFormat(units: [.milliseconds, .nanoseconds])
    tiny.fractionLength = 2
    #expect(tiny.text(seconds: 0.001_5) == "1 ms, 500,000.00 ns")
    #expect(tiny.text(seconds: 9e9) == "9,000,000,000,000.00 ms")
    for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9e9] {
      for width in DurationFormat.Width.allCases {
        var format = DurationFormat(units: Set(DurationUnit.allCases), width: width)
        #expect(!format.text(seconds: seconds).isEmpty)
        format.fractionLength = .max
        format.valueLength = .max
        format.zeroUnitLength = .max
        format.maximumUnitCount = .min
        #expect(format.text(seconds: seconds).utf8.count < 1000)
        format.units = []
        #expect(format.text(seconds: seconds) == "")
      }
      for pattern in DurationFormat.Pattern.allCases {
        let text = DurationFormat.clock(
          seconds: seconds, pattern: pattern, length: .max, fractionLength: .max)
        #expect(text.utf8.count < 200)
      }
      for style in ComponentsFormat.Style.allCases {
        #expect(!ComponentsFormat(style: style).text(seconds: seconds).isEmpty)
      }
    }
    var parts = CalendarComponents()
    parts[.year] = .min
    #expect(ComponentsFormat(style: .spellOut).text(parts).hasPrefix("-9,223,372"))
  }
}
