// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Testing
internal import VibrancyFormatting

@Suite struct DateTextTests {
  /// 27 December 2024, 13:48:43 UTC.
  static let now = 757_000_123.0

  @Test(arguments: [
    (-7740.0, "2 hr, 9 min", "+2 hours", "2:09:00"),
    (674.0, "11 min, 14 sec", "-11 minutes", "11:14"),
    (-5.0, "5 sec", "+5 seconds", "0:05"),
    (0.0, "0 sec", "+0 seconds", "0:00"),
    (3_456_000.0, "1 mth, 9 days", "-1 month", "960:00:00"),
    (133_141.0, "1 day, 12 hr", "-1 day", "36:59:01"),
  ])
  func `text that changes is that of the moment`(
    span: Double, relative: String, offset: String, timer: String
  ) {
    func text(_ style: DateText.Style) -> String {
      DateText.text(at: Self.now + span, style: style, now: Self.now)
    }
    #expect(text(.relative) == relative)
    #expect(text(.offset) == offset)
    #expect(text(.timer) == timer)
  }

  @Test func `dates and times are written without the other`() {
    #expect(DateText.text(at: Self.now, style: .date, now: 0) == "December 27, 2024")
    #expect(DateText.text(at: Self.now, style: .time, now: 0) == "1:48\u{202F}PM")
    #expect(
      DateText.range(from: Self.now, to: Self.now + 3600)
        == "1:48\u{2009}–\u{2009}2:48\u{202F}PM")
  }

  @Test func `timers stand still at their ends`() {
    func timer(_ now: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true) -> String
    {
      DateText.timer(
        from: 0, to: 5400, now: now, pause: pause, countsDown: down, showsHours: hours)
    }
    #expect(timer(-5) == "1:30:00")
    #expect(timer(0, hours: false) == "90:00")
    #expect(timer(5) == "1:29:55")
    #expect(timer(5, down: false) == "0:05")
    #expect(timer(9000) == "0:00")
    #expect(timer(9000, down: false) == "1:30:00")
    #expect(timer(9000, pause: 60) == "1:29:00")
    #expect(timer(.nan).isEmpty == false)
  }

  @Test func `formatters that are relative name the days around now`() {
    func text(_ days: Double, _ date: DateStyle, _ time: DateStyle) -> String {
      DateStyle.relativeText(
        date: date, time: time, at: Self.now + days * 86_400, now: Self.now)
    }
    #expect(text(0, .medium, .none) == "Today")
    #expect(text(1, .medium, .short) == "Tomorrow at 1:48\u{202F}PM")
    #expect(text(-1, .short, .short) == "Yesterday, 1:48\u{202F}PM")
    #expect(text(2, .medium, .none) == "Dec 29, 2024")
  }

  @Test func `zones are offsets`() {
    #expect(ClockZone(identifier: "UTC") == .utc)
    #expect(ClockZone(identifier: "GMT+05:30")?.offset(at: 0) == 19_800)
    #expect(ClockZone(identifier: "GMT-8")?.offset(at: 0) == -28_800)
    for name in [
      "", "Nowhere/Land", "ZZZZZ", "nowhere", "GMT+99", "GMT+", "5",
      String(repeating: "A/", count: 99),
    ] {
      #expect(ClockZone(identifier: name) == nil, "\(name)")
    }
    #expect(ClockZone(secondsFromGMT: .max) == nil)
    #expect(ClockZone(secondsFromGMT: .min) == nil)
  }
}
