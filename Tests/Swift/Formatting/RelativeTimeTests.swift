// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct RelativeTimeTests {
  @Test func `relative dates are those of Foundation`() throws {
    var generator = SeededGenerator(seed: 51)
    let widths: [(RelativeTime.Width, Date.RelativeFormatStyle.UnitsStyle)] = [
      (.wide, .wide), (.abbreviated, .abbreviated), (.narrow, .narrow), (.spellOut, .spellOut),
    ]
    for _ in 0..<2000 {
      let sample = try SampleDate(&generator)
      guard sample.calendar.component(.year, of: sample.instant) > 1900 else { continue }
      let limits = [5, 100, 10_000, 200_000, 2_000_000, 100_000_000]
      let limit = try #require(limits.randomElement(using: &generator))
      let span = Double(Int.random(in: -limit...limit, using: &generator))
      // Linux takes 31 December for the next month.
      if sample.calendar.component(.dayOfYear, of: sample.instant + span) >= 365 { continue }
      // Where four weeks become a month is not known.
      if (21.0..<25).contains(span.magnitude / 86_400) { continue }
      let (width, theirWidth) = try #require(widths.randomElement(using: &generator))
      let isNamed = Bool.random(using: &generator)
      // Foundation sees the anchor from the date that it formats.
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: sample.date.addingTimeInterval(span), presentation: isNamed ? .named : .numeric,
        unitsStyle: theirWidth,
        locale: FoundationOracle.locale, calendar: try FoundationOracle.calendar(sample.offset))
      let text = RelativeTime(width: width, isNamed: isNamed).text(
        at: sample.instant + span, now: sample.instant, in: sample.calendar)
      let expected = style.format(sample.date)
      #expect(text == expected, "\(span) from \(sample.date) at \(sample.offset)")
    }
  }

  @Test func `amounts are seen from now`() {
    var parts = CalendarComponents()
    parts[.weekOfMonth] = -1
    #expect(RelativeTime().text(parts) == "1 week ago")
    #expect(RelativeTime(isNamed: true).text(parts) == "last week")
    #expect(RelativeTime().text(CalendarComponents(day: 2, hour: 5)) == "in 2 days")
    #expect(RelativeTime(isNamed: true).text(CalendarComponents(day: -1)) == "yesterday")
    #expect(RelativeTime().text(CalendarComponents(second: -5)) == "5 seconds ago")
    #expect(RelativeTime(isNamed: true).text(CalendarComponents()) == "now")
  }

  @Test(
    arguments: [
      (-210, "3 minutes ago"), (210, "in 3 minutes"), (-59.9, "59 seconds ago"),
      (-7199, "1 hour ago"), (172_799, "in 1 day"), (-1_123_200, "1 week ago"),
    ] as [(Double, String)])
  func `a formatter leaves out what is less than a whole unit`(_ span: Double, _ text: String) {
    #expect(RelativeTime().wholeText(at: span, now: 0) == text)
  }

  @Test func `no instant is too far`() {
    for instant in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e17, -1e17] {
      for other in [Double.nan, 0, .infinity, -1e17] {
        #expect(!RelativeTime().text(at: instant, now: other).isEmpty)
        #expect(!RelativeTime().wholeText(at: instant, now: other).isEmpty)
        for style in DateText.Style.allCases {
          #expect(!DateText.text(at: instant, style: style, now: other).isEmpty)
        }
        #expect(!DateText.timer(from: instant, to: other, now: 0).isEmpty)
        #expect(!DateText.range(from: instant, to: other).isEmpty)
      }
    }
  }
}
