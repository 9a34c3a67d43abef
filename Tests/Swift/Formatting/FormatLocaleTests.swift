// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyFormatting

/// Other languages than English. What is expected is CLDR's, as its charts and devices show it.
@Suite struct FormatLocaleTests {
  /// Sunday, 14 June 2026, 10:09 UTC.
  static let now = GregorianCalendar().instant(
    from: CalendarComponents(year: 2026, month: 6, day: 14, hour: 10, minute: 9))

  private func calendar(_ locale: String) -> GregorianCalendar {
    GregorianCalendar(locale: FormatLocale(locale))
  }

  @Test(arguments: [
    ("ko_KR", "2026년 6월 14일 일요일"), ("ja_JP", "2026年6月14日 日曜日"), ("de_DE", "Sonntag, 14. Juni 2026"),
    ("fr_FR", "dimanche 14 juin 2026"), ("zh_CN", "2026年6月14日 星期日"),
    ("en_GB", "Sunday, 14 June 2026"),
    ("en_US", "Sunday, June 14, 2026"),
  ])
  func `whole dates`(locale: String, text: String) {
    let calendar = calendar(locale)
    #expect(
      DateStyle.pattern(date: .full, time: .none, in: calendar.locale)
        .text(at: Self.now, in: calendar) == text)
  }

  @Test(arguments: [
    ("ko", "M월 d일 (E) a h:mm", "6월 14일 (일) 오전 10:09"), ("de", "EEEE HH:mm", "Sonntag 10:09"),
    ("ja", "M/d(E)", "6/14(日)"), ("ar_EG", "d MMMM", "١٤ يونيو"),
  ])
  func `patterns of code`(locale: String, pattern: String, text: String) {
    #expect(DatePattern(pattern).text(at: Self.now, in: calendar(locale)) == text)
  }

  @Test(arguments: [
    ("ko", "MMMEd", "6월 14일 (일)"), ("de", "jmm", "10:09"), ("fr", "yMMMd", "14 juin 2026"),
    ("ja", "MMMMd", "6月14日"),
  ])
  func `templates`(locale: String, template: String, text: String) {
    let calendar = calendar(locale)
    #expect(
      DateTemplate(template).pattern(in: calendar.locale).text(at: Self.now, in: calendar) == text)
  }

  @Test func `numbers, percentages, currencies and lists`() {
    func number(_ style: NumberFormat.Style, _ locale: String) -> NumberFormat {
      var format = NumberFormat(style)
      format.locale = FormatLocale(locale)
      return format
    }
    #expect(number(.number, "de").text(1_234_567.891) == "1.234.567,891")
    #expect(number(.number, "fr").text(1234) == "1\u{202F}234")
    #expect(number(.number, "hi_IN").text(1_234_567) == "12,34,567")
    #expect(number(.percent, "de").text(0.256) == "25,6\u{A0}%")
    #expect(number(.percent, "de").text(25) == "25\u{A0}%")
    #expect(number(.currency(code: "EUR"), "de").text(12.5) == "12,50\u{A0}€")
    #expect(number(.currency(code: "KRW"), "ko").text(12_500) == "₩12,500")
    var short = number(.number, "ko")
    short.notation = .compactName
    #expect(short.text(12_345) == "1.2만")
    var fraction = number(.number, "de")
    fraction.precision = .fractionLength(2...2)
    #expect(fraction.text(3) == "3,00")
    #expect(ListFormat.text(["a", "b", "c"], in: FormatLocale("ko")) == "a, b 및 c")
    var formatter = FormatterNumber(.currency)
    formatter.locale = FormatLocale("ja_JP")
    #expect(formatter.text(1234) == "¥1,234")
    #expect(NumberFormat.number(of: "1.234,5", in: FormatLocale("de")) == 1234.5)
    #expect(
      PrintfFormat("%.1f km", in: FormatLocale("de")).text([.double(1234.56)]) == "1.234,6 km")
  }

  @Test func `lengths of time, measures and times seen from now`() {
    var duration = DurationFormat(units: [.hours, .minutes], width: .wide)
    duration.locale = FormatLocale("ko")
    #expect(duration.text(seconds: 8580) == "2시간 23분")
    var parts = ComponentsFormat(style: .full, units: [.hours, .minutes])
    parts.locale = FormatLocale("de")
    #expect(parts.text(seconds: 8580) == "2 Stunden und 23 Minuten")
    var relative = RelativeTime(isNamed: true)
    relative.locale = FormatLocale("ko")
    #expect(relative.text(at: Self.now - 3 * 86_400, now: Self.now) == "3일 전")
    #expect(relative.text(at: Self.now + 86_400, now: Self.now) == "내일")
    #expect(relative.wholeText(at: Self.now - 7200, now: Self.now) == "2시간 전")
    var measure = MeasureFormat()
    measure.locale = FormatLocale("de_DE")
    let fahrenheit = MeasureUnit(named: "fahrenheit", in: .temperature)
    #expect(fahrenheit.map { measure.text(70, $0) } == "21 °C")
    measure.width = .wide
    let kilometers = MeasureUnit(named: "kilometers", in: .length)
    #expect(kilometers.map { measure.text(5, $0) } == "5 Kilometer")
    var bytes = ByteCountFormat()
    bytes.locale = FormatLocale("fr")
    #expect(bytes.text(1_234_567) == "1,2\u{202F}Mo")
  }

  @Test func `what SwiftUI shows for dates`() {
    func text(_ style: DateText.Style, _ locale: String) -> String {
      DateText.text(at: Self.now + 8580, style: style, now: Self.now, in: calendar(locale))
    }
    #expect(text(.date, "de") == "14. Juni 2026")
    #expect(text(.time, "ko") == "오후 12:32")
    #expect(text(.relative, "ja") == "2時間 23分")
    #expect(text(.timer, "ar_EG") == "٢:٢٣:٠٠")
  }

  @Test func `weeks, names and signs of a region`() {
    #expect(calendar("de_DE").firstWeekday == 2 && calendar("de_DE").minimumDaysInFirstWeek == 4)
    #expect(calendar("ko_KR").firstWeekday == 1 && GregorianCalendar().firstWeekday == 1)
    #expect(
      DateSymbols.names(.shortWeekdays, in: FormatLocale("ko")) == [
        "일", "월", "화", "수", "목", "금", "토",
      ])
    let german = FormatLocale("de").withRegion
    #expect(german.identifier == "de_DE" && german.currencyCode == "EUR")
    #expect(german.decimalSeparator == "," && german.measurementSystem == "metric")
    #expect(german.name(of: "KR", .region) == "Südkorea")
    #expect(FormatLocale("en_US_POSIX").isEnglish && FormatLocale("12").isEnglish)
    #expect(FormatLocale("zz").withRegion.identifier.hasPrefix("zz"))
  }

  @Test(arguments: [
    ("ru", [0, 1, 3, 5, 21], ["many", "one", "few", "many", "one"]),
    ("ar", [0, 1, 2, 3, 11, 100], ["zero", "one", "two", "few", "many", "other"]),
    ("ko", [0, 1, 2], ["other", "other", "other"]),
    ("en_US", [0, 1, 2], ["other", "one", "other"]),
    ("fr", [0, 1, 2], ["one", "one", "other"]),
  ])
  func `forms of nouns`(locale: String, numbers: [Int], forms: [String]) {
    #expect(numbers.map { FormatLocale(locale).pluralForm(of: $0) } == forms)
  }

  @Test func `a hundred thousand letters name no language`() {
    let long = String(repeating: "k", count: 100_000)
    #expect(FormatLocale(long).isEnglish)
    #expect(FormatLocale("ko_" + long).identifier.utf8.count <= 100)
  }

  @Test(arguments: [
    ("Europe/Berlin", 0.0, 3600), ("Europe/Berlin", 16_416_000.0, 7200),
    ("Asia/Tokyo", 0.0, 32_400),
    ("America/New_York", 0.0, -18_000), ("PST", 0.0, -28_800), ("Asia/Kathmandu", 0.0, 20_700),
  ])
  func `zones with names have their own rules`(name: String, instant: Double, offset: Int) throws {
    let zone = try #require(ClockZone(identifier: name))
    #expect(zone.isNamed && zone.offset(at: instant) == offset)
    #expect(zone.isDaylightSaving(at: instant) == (offset == 7200))
  }

  @Test func `days of a zone begin at its midnight, also where clocks change`() throws {
    let zone = try #require(ClockZone(identifier: "Europe/Berlin"))
    let calendar = GregorianCalendar(timeZone: zone)
    // 29 March 2026: at 2:00 clocks are put forward; 25 October: at 3:00 back.
    for (month, day, hours) in [(3, 29, 23.0), (10, 25, 25.0), (6, 14, 24.0)] {
      let start = calendar.instant(from: CalendarComponents(year: 2026, month: month, day: day))
      let next = calendar.adding(1, .day, to: start)
      #expect(next - start == hours * 3600, "\(month)/\(day)")
      #expect(calendar.startOfDay(start + 40_000) == start)
    }
    #expect(DatePattern("HH:mm z").text(at: Self.now, in: calendar) == "12:09 GMT+2")
  }
}
