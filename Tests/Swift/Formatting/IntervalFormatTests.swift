// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct IntervalFormatTests {
  @Test func `intervals are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<3000 {
      let sample = try SampleDate(&generator)
      // ICU has the name of UTC from 1970 on.
      guard sample.instant > -970_000_000, sample.offset == 0 else { continue }
      let spans = [0, 30, 1000, 30_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
      let span = Double(
        Int.random(in: 0...(spans.randomElement(using: &generator) ?? 0), using: &generator))
      let date = try #require(DateStyle.allCases.randomElement(using: &generator))
      let time = try #require(DateStyle.allCases.randomElement(using: &generator))
      let formatter = DateIntervalFormatter()
      formatter.locale = FoundationOracle.locale
      formatter.timeZone = try FoundationOracle.zone(sample.offset)
      formatter.dateStyle = try #require(.init(rawValue: UInt(date.rawValue)))
      formatter.timeStyle = try #require(.init(rawValue: UInt(time.rawValue)))
      let text = IntervalFormat(date: date, time: time).text(
        from: sample.instant, to: sample.instant + span, in: sample.calendar)
      let expected = formatter.string(from: sample.date, to: sample.date.addingTimeInterval(span))
      #expect(text == expected, "\(span) from \(sample.date) in \(date) and \(time)")
    }
  }

  @Test func `formatted intervals are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 63)
    let days: [(DateStyle, Date.IntervalFormatStyle.DateStyle)] = [
      (.none, .omitted), (.short, .numeric), (.medium, .abbreviated), (.long, .long),
      (.full, .complete),
    ]
    let times: [(DateStyle, Date.IntervalFormatStyle.TimeStyle)] = [
      (.none, .omitted), (.short, .shortened), (.medium, .standard), (.long, .complete),
    ]
    for _ in 0..<1500 {
      let sample = try SampleDate(&generator)
      guard sample.instant > -970_000_000 else { continue }
      let span = Double(Int.random(in: 1...1_000_000, using: &generator))
      let (date, theirDate) = try #require(days.randomElement(using: &generator))
      let (time, theirTime) = try #require(times.randomElement(using: &generator))
      if date == .none, time == .none { continue }
      let style = Date.IntervalFormatStyle(
        date: theirDate, time: theirTime, locale: FoundationOracle.locale,
        calendar: try FoundationOracle.calendar(sample.offset),
        timeZone: try FoundationOracle.zone(sample.offset))
      let text = IntervalFormat(date: date, time: time, hasFullYear: true).text(
        from: sample.instant, to: sample.instant + span, in: sample.calendar)
      let expected = style.format(sample.date..<sample.date.addingTimeInterval(span))
      #expect(text == expected, "\(span) from \(sample.date) in \(date) and \(time)")
    }
  }

  @Test func `a date in an interpolation is in UTC`() throws {
    var generator = SeededGenerator(seed: 64)
    for _ in 0..<300 {
      let sample = try SampleDate(&generator)
      // Before 1970, Linux cuts fractions of a second the other way.
      let whole = sample.instant.rounded()
      guard whole > -12_000_000_000 else { continue }
      let expected = Date(timeIntervalSinceReferenceDate: whole).description
      #expect(FormattedDate.description(at: whole) == expected)
    }
  }

  @Test func `dates of ISO 8601 are read and written as Foundation does`() throws {
    var generator = SeededGenerator(seed: 62)
    let formatter = ISO8601DateFormatter()
    let fractional = ISO8601DateFormatter()
    fractional.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    for _ in 0..<1000 {
      let sample = try SampleDate(&generator)
      guard sample.instant > -12_000_000_000 else { continue }
      let text = formatter.string(from: sample.date)
      #expect(ISO8601Format().text(at: sample.instant) == text)
      #expect(
        ISO8601Format().instant(of: text)
          == formatter.date(from: text)?.timeIntervalSinceReferenceDate)
      // A fraction that binary numbers hold exactly.
      let exact = sample.instant.rounded() + 0.625
      let long = fractional.string(from: Date(timeIntervalSinceReferenceDate: exact))
      #expect(ISO8601Format(hasFraction: true).text(at: exact) == long)
      #expect(ISO8601Format(hasFraction: true).instant(of: long) == exact)
    }
    let texts = [
      "2024-12-27T15:15:23Z", "2024-12-27T15:15:23.5Z", "2024-12-27", "2024-12-27T15:15:23+02:00",
      "2024-12-27T15:15:23+0200", "2024-02-30T00:00:00Z", "", "x",
    ]
    for text in texts {
      #expect(
        ISO8601Format().instant(of: text)
          == formatter.date(from: text)?.timeIntervalSinceReferenceDate, "\(text)")
    }
    #expect(ISO8601Format(hasTime: false).instant(of: "2024-12-27") == 756_950_400)
  }
}
