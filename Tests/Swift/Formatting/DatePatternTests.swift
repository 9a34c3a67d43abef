// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Testing
internal import VibrancyFormatting
internal import VibrancyTestSupport

@Suite struct DatePatternTests {
  static let fields = [
    "y", "yy", "yyy", "yyyy", "yyyyy", "Y", "YY", "YYYY", "u", "M", "MM", "MMM", "MMMM", "MMMMM",
    "L", "LLL", "LLLL", "d", "dd", "ddd", "D", "DDD", "E", "EE", "EEE", "EEEE", "EEEEE", "EEEEEE",
    "e", "ee", "eee", "eeee", "c", "ccc", "cccc", "ccccc", "cccccc", "a", "aaaa", "aaaaa", "b",
    "bbbbb", "B", "h", "hh", "H", "HH", "K", "KK", "k", "kk", "m", "mm", "s", "ss", "S", "SS",
    "SSS", "SSSSSS", "A", "z", "zzz", "zzzz", "Z", "ZZZ", "ZZZZ", "ZZZZZ", "O", "OOOO", "v",
    "vvvv", "VV", "VVVV", "x", "xx", "xxx", "xxxx", "X", "XX", "XXX", "w", "ww", "W", "F", "g",
    "Q", "QQ", "QQQ", "QQQQ", "QQQQQ", "q", "G", "GGGG", "GGGGG", "MMMMMM", "EEEEEEE", "hhhhh",
  ]
  static let literals = [
    " ", ", ", "/", "-", ":", ".", "'T'", "''", "' o''clock'", "é", "%", "\u{202F}",
  ]

  @Test func `patterns write what Foundation writes`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4000 {
      let sample = try SampleDate(&generator)
      var pattern = ""
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        pattern += Self.fields.randomElement(using: &generator) ?? ""
        pattern += Self.literals.randomElement(using: &generator) ?? ""
      }
      let formatter = try FoundationOracle.formatter(sample.offset)
      formatter.dateFormat = pattern
      #expect(
        DatePattern(pattern).text(at: sample.instant, in: sample.calendar)
          == formatter.string(from: sample.date),
        "\(pattern) of \(sample.instant) at \(sample.offset)")
    }
  }

  @Test func `patterns read what they write`() throws {
    var generator = SeededGenerator(seed: 12)
    let patterns = [
      "yyyy-MM-dd", "yyyy-MM-dd'T'HH:mm:ssZ", "yyyy-MM-dd'T'HH:mm:ssXXX", "MM/dd/yyyy",
      "d MMM yyyy", "EEEE, MMMM d, yyyy 'at' h:mm a", "HH:mm", "h:mm a", "yyyyMMdd",
      "yyyyMMddHHmmss",
      "yyyy-MM-dd HH:mm:ss.SSS", "yyyy-DDD", "dd.MM.yy",
    ]
    for _ in 0..<2000 {
      let sample = try SampleDate(&generator)
      guard (1600..<2200).contains(sample.calendar.component(.year, of: sample.instant)) else {
        continue
      }
      let pattern = try #require(patterns.randomElement(using: &generator))
      let formatter = try FoundationOracle.formatter(sample.offset)
      formatter.dateFormat = pattern
      let text = formatter.string(from: sample.date)
      let expected = try #require(formatter.date(from: text), "\(pattern): \(text)")
      let read = DatePattern(pattern).instant(of: text, in: sample.calendar)
      let difference = try #require(read) - expected.timeIntervalSinceReferenceDate
      #expect(abs(difference) < 1e-5, "\(pattern): \(text)")
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd", "2024-02-30"), ("yyyy-MM-dd", "2024-13-01"), ("yyyy-MM-dd", "2024-1-2"),
    ("yyyy-MM-dd", ""), ("yyyy-MM-dd", "abc"), ("yyyy-MM-dd", "2024/01/02"),
    ("yyyy-MM-dd", "2024-01-02T00:00:00Z"), ("HH:mm", "25:00"), ("HH:mm", "24:00"),
    ("h:mm a", "13:00 PM"),
    ("h:mm a", "1:00 pm"), ("h:mm a", "1:00\u{202F}PM"), ("HH:mm", "9:5"), ("MMM d", "Feb 3"),
    ("MMM d", "february 3"),
    ("MMMM d", "Feb 3"), ("yy", "49"), ("yyyy", "24"), ("y", "24"), ("yyyy-MM-dd", " 2024-01-02"),
    ("yyyy-MM-dd", "2024-01-02 "), ("yyyy MM", "2024  05"), ("yyyyMMdd", "20240102"),
    ("Z", "+0200"),
    ("yyyy-MM-dd'T'HH:mm:ss", "2024-01-02T03:04:05"), ("EEE, d MMM yyyy", "Mon, 2 Jan 2024"),
    ("HH:mm:ss.SSS", "01:02:03.4567"), ("d", "32"), ("HH:mm Z", "01:02 Z"),
    ("HH:mm z", "01:02 GMT+1"),
    ("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", "2024-01-02T03:04:05.678Z"),
    ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2024-01-02T03:04:05Z"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2024-01-02T03:04:05Z"), ("HH:mm:ss", "1:2:3"),
    ("MMM dd, yyyy", "Jan 02, 2024"), ("yyyy'W'ww", "2024W05"), ("h a", "12 AM"),
    ("h:mm a", "12:30 AM"), ("hh:mma", "09:30PM"), ("yyyy/MM/dd HH:mm", "2024/01/02 03:04"),
    ("YYYY-MM-dd", "2024-05-06"), ("dd-MM-yyyy", "6-5-2024"),
    ("EEE MMM d HH:mm:ss Z yyyy", "Sat May 04 10:00:00 +0200 2024"), ("yyyy-MM", "2024-05"),
    ("yyyy", "2024"), ("HHmm", "0930"), ("ddMMyyyy", "06052024"), ("MM/dd/yy", "05/06/24"),
    ("M/d/yyyy, h:mm a", "5/6/2024, 1:02 PM"),
  ])
  func `what fits is read as Foundation reads it, and nothing else`(pattern: String, text: String)
    throws
  {
    let formatter = try FoundationOracle.formatter(0)
    formatter.dateFormat = pattern
    let expected = formatter.date(from: text)?.timeIntervalSinceReferenceDate
    let read = DatePattern(pattern).instant(of: text)
    #expect(read.map { ($0 * 1000).rounded() } == expected.map { ($0 * 1000).rounded() })
  }

  @Test(arguments: DateStyle.allCases, DateStyle.allCases)
  func `styles are those of Foundation`(date: DateStyle, time: DateStyle) throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<20 {
      let sample = try SampleDate(&generator)
      let formatter = try FoundationOracle.formatter(sample.offset)
      formatter.dateStyle = try #require(DateFormatter.Style(rawValue: UInt(date.rawValue)))
      formatter.timeStyle = try #require(DateFormatter.Style(rawValue: UInt(time.rawValue)))
      #expect(
        DateStyle.pattern(date: date, time: time).text(at: sample.instant, in: sample.calendar)
          == formatter.string(from: sample.date))
    }
  }

  @Test(arguments: FormattedDate.Day.allCases, FormattedDate.Time.allCases)
  func `formatted dates are those of Foundation`(
    day: FormattedDate.Day, time: FormattedDate.Time
  ) throws {
    var generator = SeededGenerator(seed: 14)
    let dateStyle: Date.FormatStyle.DateStyle =
      switch day {
      case .omitted: .omitted
      case .numeric: .numeric
      case .abbreviated: .abbreviated
      case .long: .long
      case .complete: .complete
      }
    let timeStyle: Date.FormatStyle.TimeStyle =
      switch time {
      case .omitted: .omitted
      case .shortened: .shortened
      case .standard: .standard
      case .complete: .complete
      }
    for _ in 0..<20 {
      let sample = try SampleDate(&generator)
      var style = Date.FormatStyle(date: dateStyle, time: timeStyle)
      style.locale = FoundationOracle.locale
      style.timeZone = try FoundationOracle.zone(sample.offset)
      style.calendar = try FoundationOracle.calendar(sample.offset)
      #expect(
        FormattedDate.text(at: sample.instant, date: day, time: time, in: sample.calendar)
          == sample.date.formatted(style))
    }
  }

  static let templates = [
    "y", "yy", "yyyy", "M", "MM", "MMM", "MMMM", "MMMMM", "d", "dd", "E", "EEE", "EEEE", "EEEEE",
    "EEEEEE", "yM", "yMM", "yyyyMM",
    "yMMM", "yMMMM", "Md", "MMdd", "MMMd", "MMMMd", "MMMdd", "MMMMdd", "yMd", "yMMdd", "yyMMdd",
    "yyyyMMdd", "yMMMd",
    "yMMMMd", "yMMMdd", "EMd", "EMMMd", "EEEEMMMMd", "EEEEMMMd", "EEEMMMMd", "yMMMEd", "yMMMMEEEEd",
    "yMEd", "Ed", "EEEEd", "j", "jj", "jm", "jmm", "jjmm", "jms", "jjmmss", "h", "ha", "hm", "hma",
    "hmm", "hmma", "H", "HH", "Hm",
    "HHmm", "Hms", "HHmmss", "ms", "mmss", "m", "s", "mm", "ss", "J", "Jm", "Jmm", "Ejm", "EEEEjm",
    "Ehm", "EHm", "dMMMM", "MMMMddyyyy",
    "Q", "QQQ", "QQQQ", "yQQQ", "yQQQQ", "G", "Gy", "GyMMM", "GyMMMd", "jmz", "jmv", "Hmz",
    "yMMMdjm", "yMdjm",
    "yMMMMdjm", "MMMdjm", "Mdjm", "EMMMdjm", "EEEEMMMMdjm", "Edjm", "w", "yw", "W", "D",
    "Bh", "Bhm", "jB", "hmsSSS", "ssSSS",
    "Ej", "dj", "djm", "MMMj", "MMMjm", "yjm", "yMMMjm", "EEEEEd", "MMMMMd", "EMMM", "yd", "yE",
    "yEd", "EM",
    "ddMMMyyyy", "dMMM", "EEEdMMM", "EEEdMMMM", "EEE d MMM", "hh:mm a", "eeee", "cccc", "LLLL",
    "LLLLyyyy", "jjj", "jjjj", "jjjjjm",
  ]

  @Test(arguments: templates)
  func `templates become the patterns of Foundation`(template: String) throws {
    let expected = DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: FoundationOracle.locale)
    #expect(DateTemplate(template).patternText() == expected)
  }

  @Test func `fields of a format style are those of Foundation`() throws {
    let style = Date.FormatStyle(
      locale: FoundationOracle.locale, calendar: try FoundationOracle.calendar(0),
      timeZone: try FoundationOracle.zone(0))
    let styles: [(String, Date.FormatStyle)] = [
      ("j", style.hour()), ("jm", style.hour().minute()), ("jms", style.hour().minute().second()),
      ("jjm", style.hour(.twoDigits(amPM: .abbreviated)).minute()),
      ("jj", style.hour(.twoDigits(amPM: .abbreviated))),
      ("J", style.hour(.defaultDigits(amPM: .omitted))),
      ("Jm", style.hour(.defaultDigits(amPM: .omitted)).minute()),
      ("JJmm", style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)),
      ("jaaaaam", style.hour(.defaultDigits(amPM: .narrow)).minute()),
      ("jaaaaa", style.hour(.defaultDigits(amPM: .narrow))),
      ("jaaaa", style.hour(.defaultDigits(amPM: .wide))), ("m", style.minute()),
      ("mm", style.minute(.twoDigits)), ("ss", style.second(.twoDigits)), ("d", style.day()),
      ("dd", style.day(.twoDigits)), ("EEEE", style.weekday(.wide)),
      ("EEEEE", style.weekday(.narrow)), ("EEEEEE", style.weekday(.short)),
      ("MMM", style.month()), ("MMMM", style.month(.wide)), ("MMMMM", style.month(.narrow)),
      ("MMdd", style.month(.twoDigits).day(.twoDigits)),
      ("EEEEd", style.weekday(.wide).day()), ("EMMMd", style.weekday().month().day()),
      ("yMMM", style.year().month()), ("yMMMd", style.year().month().day()),
      ("yMMMdjm", style.year().month().day().hour().minute()),
      ("EEEjm", style.weekday(.abbreviated).hour().minute()),
      ("EEEj", style.weekday(.abbreviated).hour()),
      ("MMMdjm", style.month().day().hour().minute()),
      ("yyMMdd", style.year(.twoDigits).month(.twoDigits).day(.twoDigits)),
      ("jmz", style.hour().minute().timeZone()), ("w", style.week()), ("D", style.dayOfYear()),
      ("QQQ", style.quarter()),
    ]
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<100 {
      let sample = try SampleDate(&generator)
      for (fields, theirs) in styles {
        #expect(
          DateTemplate(fields: fields).pattern().text(at: sample.instant)
            == sample.date.formatted(theirs), "\(fields)")
      }
    }
  }

  @Test func `no pattern or text is too long`() {
    let many = String(repeating: "y", count: 200_000)
    #expect(DatePattern(many).text(at: 0).utf8.count <= 100_000)
    let mixed = String(repeating: "yMd'", count: 50_000)
    #expect(!DatePattern(mixed).text(at: 0).isEmpty)
    #expect(DatePattern(mixed).instant(of: many) == nil)
    #expect(DatePattern("y").instant(of: String(repeating: "9", count: 300_000)) == nil)
    #expect(DatePattern("yyyyMMddHHmmssSSS").instant(of: String(repeating: "9", count: 99)) == nil)
    #expect(DateTemplate(many).patternText().utf8.count <= 1000)
    for instant in [Double.nan, .infinity, -.infinity, 3.2e16, -3.2e16] {
      for field in Self.fields { _ = DatePattern(field).text(at: instant) }
    }
  }
}
