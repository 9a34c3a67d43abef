// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Expressions, each run here and by Swift itself.
@Suite struct FoundationTests {
  private static let preamble = """
    let us = Locale(identifier: "en_US")
    let date = Date(timeIntervalSinceReferenceDate: 803_124_540)
    let later = Date(timeIntervalSinceReferenceDate: 803_300_000)
    let calendar = Calendar.current
    """
  private let us = Locale(identifier: "en_US")
  private let date = Date(timeIntervalSinceReferenceDate: 803_124_540)
  private let later = Date(timeIntervalSinceReferenceDate: 803_300_000)
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.locale = us
    calendar.firstWeekday = 1
    return calendar
  }

  private func same<Value>(
    _ code: String, _ native: Value?, at location: SourceLocation = #_sourceLocation
  ) {
    VibrancyRunningTests.same(code, native, preamble: Self.preamble, at: location)
  }

  @Test func `dates are moved and compared`() {
    same(
      "date.addingTimeInterval(60).timeIntervalSince(date)",
      date.addingTimeInterval(60).timeIntervalSince(date))
    same("date < later", date < later)
    same("date == date", date == date)
    same("later.timeIntervalSince(date)", later.timeIntervalSince(date))
    same("date.timeIntervalSince1970", date.timeIntervalSince1970)
    same("date.timeIntervalSinceReferenceDate", date.timeIntervalSinceReferenceDate)
    same("(date + 5).timeIntervalSince(date)", (date + 5).timeIntervalSince(date))
    same(
      "date.advanced(by: 3).timeIntervalSince(date)", date.advanced(by: 3).timeIntervalSince(date))
    same("date.distance(to: later)", date.distance(to: later))
    same("date.compare(later) == .orderedAscending", date.compare(later) == .orderedAscending)
    same("max(date, later) == later", max(date, later) == later)
    same("[later, date].min() == date", [later, date].min() == date)
    same("[later, date].sorted().first == date", [later, date].sorted().first == date)
    same("(date...later).contains(date)", (date...later).contains(date))
    same(
      "Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate",
      Date(timeIntervalSince1970: 0).timeIntervalSinceReferenceDate)
    same(
      "Date(timeInterval: 5, since: date).timeIntervalSince(date)",
      Date(timeInterval: 5, since: date).timeIntervalSince(date))
    same(
      "DateInterval(start: date, end: later).duration",
      DateInterval(start: date, end: later).duration)
    same(
      "DateInterval(start: date, duration: 5).contains(date)",
      DateInterval(start: date, duration: 5).contains(date))
    same("date", date)
    same("Date.distantPast < date", Date.distantPast < date)
  }

  @Test func `calendars compute as Foundation's`() {
    same("calendar.component(.hour, from: date)", calendar.component(.hour, from: date))
    same("calendar.component(.weekday, from: date)", calendar.component(.weekday, from: date))
    same(
      "calendar.startOfDay(for: date).timeIntervalSinceReferenceDate",
      calendar.startOfDay(for: date).timeIntervalSinceReferenceDate)
    same(
      "calendar.date(byAdding: .day, value: 3, to: date)?.timeIntervalSince(date)",
      calendar.date(byAdding: .day, value: 3, to: date)?.timeIntervalSince(date))
    same(
      "calendar.date(byAdding: .month, value: -1, to: date)!.timeIntervalSince(date)",
      calendar.date(byAdding: .month, value: -1, to: date)!.timeIntervalSince(date))
    same(
      "calendar.date(byAdding: DateComponents(day: 1, hour: 2), to: date)?.timeIntervalSince(date)",
      calendar.date(byAdding: DateComponents(day: 1, hour: 2), to: date)?.timeIntervalSince(date))
    same(
      "calendar.dateComponents([.day, .hour], from: date, to: later).hour",
      calendar.dateComponents([.day, .hour], from: date, to: later).hour)
    same(
      "calendar.dateComponents([.year, .month], from: date).month",
      calendar.dateComponents([.year, .month], from: date).month)
    same(
      "calendar.dateComponents([.minute], from: date, to: later).minute ?? 0",
      calendar.dateComponents([.minute], from: date, to: later).minute ?? 0)
    same(
      "calendar.date(from: DateComponents(year: 2026, month: 1, day: 2))?.timeIntervalSinceReferenceDate",
      calendar.date(from: DateComponents(year: 2026, month: 1, day: 2))?
        .timeIntervalSinceReferenceDate)
    same(
      "calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date)?.timeIntervalSince(date)",
      calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date)?.timeIntervalSince(date))
    same("calendar.isDate(date, inSameDayAs: later)", calendar.isDate(date, inSameDayAs: later))
    same(
      "calendar.isDate(date, equalTo: later, toGranularity: .month)",
      calendar.isDate(date, equalTo: later, toGranularity: .month))
    same("calendar.isDateInWeekend(date)", calendar.isDateInWeekend(date))
    same(
      "calendar.range(of: .day, in: .month, for: date)?.count",
      calendar.range(of: .day, in: .month, for: date)?.count)
    same(
      "calendar.ordinality(of: .day, in: .year, for: date)",
      calendar.ordinality(of: .day, in: .year, for: date))
    same(
      "calendar.dateInterval(of: .weekOfYear, for: date)?.duration",
      calendar.dateInterval(of: .weekOfYear, for: date)?.duration)
    same(
      "calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1]",
      calendar.weekdaySymbols[calendar.component(.weekday, from: date) - 1])
    same("calendar.shortMonthSymbols.first", calendar.shortMonthSymbols.first)
    same("calendar.veryShortWeekdaySymbols", calendar.veryShortWeekdaySymbols)
    same(
      "calendar.nextDate(after: date, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)?.timeIntervalSince(date)",
      calendar.nextDate(after: date, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)?
        .timeIntervalSince(date))
    same("DateComponents(hour: 3).hour", DateComponents(hour: 3).hour)
    same("DateComponents(hour: 3).minute", DateComponents(hour: 3).minute)
    same(
      "calendar.compare(date, to: later, toGranularity: .day) == .orderedAscending",
      calendar.compare(date, to: later, toGranularity: .day) == .orderedAscending)
    same("calendar.firstWeekday", calendar.firstWeekday)
  }

  @Test func `format styles write as Foundation's`() {
    same("1234.5.formatted(.number.locale(us))", 1234.5.formatted(.number.locale(us)))
    same("0.256.formatted(.percent.locale(us))", 0.256.formatted(.percent.locale(us)))
    same(
      "0.256.formatted(.percent.precision(.fractionLength(0)).locale(us))",
      0.256.formatted(.percent.precision(.fractionLength(0)).locale(us)))
    same(
      "3.14159.formatted(.number.precision(.fractionLength(2)).locale(us))",
      3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
    same(
      "3.1.formatted(.number.precision(.fractionLength(0...2)).locale(us))",
      3.1.formatted(.number.precision(.fractionLength(0...2)).locale(us)))
    same(
      "12345.formatted(.number.grouping(.never).locale(us))",
      12345.formatted(.number.grouping(.never).locale(us)))
    same(
      "1_234_567.formatted(.number.notation(.compactName).locale(us))",
      1_234_567.formatted(.number.notation(.compactName).locale(us)))
    same(
      #"19.9.formatted(.currency(code: "USD").locale(us))"#,
      19.9.formatted(.currency(code: "USD").locale(us)))
    same(
      "5.formatted(.number.sign(strategy: .always()).locale(us))",
      5.formatted(.number.sign(strategy: .always()).locale(us)))
    same(
      "0.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us))",
      0.5.formatted(.number.rounded(rule: .up, increment: 1).locale(us)))
    same(
      "date.formatted(.dateTime.year().month().day().locale(us))",
      date.formatted(.dateTime.year().month().day().locale(us)))
    same(
      "date.formatted(.dateTime.month(.wide).day().locale(us))",
      date.formatted(.dateTime.month(.wide).day().locale(us)))
    same(
      "date.formatted(.dateTime.weekday(.wide).locale(us))",
      date.formatted(.dateTime.weekday(.wide).locale(us)))
    same(
      "date.formatted(.dateTime.weekday(.abbreviated).day().locale(us))",
      date.formatted(.dateTime.weekday(.abbreviated).day().locale(us)))
    same(
      "date.formatted(.dateTime.hour().minute().locale(us))",
      date.formatted(.dateTime.hour().minute().locale(us)))
    same(
      "date.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute().locale(us))",
      date.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute().locale(us)))
    same("date.formatted(.iso8601)", date.formatted(.iso8601))
    same("date.ISO8601Format()", date.ISO8601Format())
    same(
      "Duration.seconds(90).formatted(.time(pattern: .minuteSecond))",
      Duration.seconds(90).formatted(.time(pattern: .minuteSecond)))
    same(
      "Duration.seconds(3725).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated).locale(us))",
      Duration.seconds(3725).formatted(
        .units(allowed: [.hours, .minutes], width: .abbreviated).locale(us)))
    same(
      #"["a", "b", "c"].formatted(.list(type: .and).locale(us))"#,
      ["a", "b", "c"].formatted(.list(type: .and).locale(us)))
  }

  @Test func `texts, identifiers and addresses`() {
    same(
      #"URL(string: "https://a.com/b/c.png?q=1#f")?.host"#,
      URL(string: "https://a.com/b/c.png?q=1#f")?.host)
    same(
      #"URL(string: "https://a.com/b/c.png?q=1#f")?.path"#,
      URL(string: "https://a.com/b/c.png?q=1#f")?.path)
    same(
      #"URL(string: "https://a.com/b/c.png?q=1#f")?.lastPathComponent"#,
      URL(string: "https://a.com/b/c.png?q=1#f")?.lastPathComponent)
    same(
      #"URL(string: "https://a.com/b/c.png?q=1")?.query"#,
      URL(string: "https://a.com/b/c.png?q=1")?.query)
    same(#"URL(string: "myapp://open/x")?.scheme"#, URL(string: "myapp://open/x")?.scheme)
    same(
      #"URL(string: "https://a.com/b/c.png")?.pathExtension"#,
      URL(string: "https://a.com/b/c.png")?.pathExtension)
    same(
      #"URL(string: "https://a.com")!.appendingPathComponent("x").absoluteString"#,
      URL(string: "https://a.com")!.appendingPathComponent("x").absoluteString)
    same(
      #"URL(string: "https://a.com/b/")!.appending(path: "c").absoluteString"#,
      URL(string: "https://a.com/b/")!.appending(path: "c").absoluteString)
    same(#"URL(string: "https://a.com")!"#, URL(string: "https://a.com")!)
    same(
      #"URL(string: "https://a.com/b/c")!.pathComponents"#,
      URL(string: "https://a.com/b/c")!.pathComponents)
    same(
      #"UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString"#,
      UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString)
    same(#"UUID(uuidString: "x") == nil"#, UUID(uuidString: "x") == nil)
    same("UUID() == UUID()", UUID() == UUID())
    same(#"NSLocalizedString("Hello", comment: "")"#, NSLocalizedString("Hello", comment: ""))
    same(#"String(format: "%.1f km", 2.25)"#, String(format: "%.1f km", 2.25))
    same(#"String(format: "%d", 5)"#, String(format: "%d", 5))
    same(
      #"String(format: "%05.1f|%5d|%-5d|%x", 2.5, 42, 7, 255)"#,
      String(format: "%05.1f|%5d|%-5d|%x", 2.5, 42, 7, 255))
    same(#"AttributedString("ab").characters.count"#, AttributedString("ab").characters.count)
    same("Data([1, 2]).count", Data([1, 2]).count)
    same(
      "Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value",
      Measurement(value: 1, unit: UnitLength.kilometers).converted(to: .meters).value)
    same(
      "Measurement(value: 2, unit: UnitLength.meters) < Measurement(value: 1, unit: UnitLength.kilometers)",
      Measurement(value: 2, unit: UnitLength.meters)
        < Measurement(value: 1, unit: UnitLength.kilometers))
    same(#"CharacterSet.decimalDigits.contains("5")"#, CharacterSet.decimalDigits.contains("5"))
    same(#"Locale(identifier: "en_US").identifier"#, Locale(identifier: "en_US").identifier)
    same(
      "TimeZone(secondsFromGMT: 3600)?.secondsFromGMT()",
      TimeZone(secondsFromGMT: 3600)?.secondsFromGMT())
  }

  @Test func `a scanner reads hexadecimal digits into a variable`() {
    let run = SwiftRun(
      """
      func parts(_ hex: String) -> [UInt64] {
        var int: UInt64 = 0
        let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
        scanner.scanHexInt64(&int)
        return [int >> 16, int >> 8 & 0xFF, int & 0xFF]
      }
      func run() -> String {
        let scanner = Scanner(string: "#0A")
        _ = scanner.scanString("#")
        var none: UInt64 = 7
        let isRead = Scanner(string: "zz").scanHexInt64(&none)
        return "\\(parts("#FF8001")) \\(scanner.scanInt() ?? 7) \\(isRead) \\(none)"
      }
      """)
    #expect(run.result() == "[255, 128, 1] 0 false 7")
    #expect(run.gaps == [])
  }

  @Test func `a scanner is at its end where only spaces are left`() {
    let run = SwiftRun(
      """
      func whole(_ text: String) -> String {
        let scanner = Scanner(string: text)
        var number: UInt64 = 0
        let before = scanner.isAtEnd
        guard scanner.scanHexInt64(&number), scanner.isAtEnd else { return "\\(before) no" }
        return "\\(before) \\(number)"
      }
      func run() -> String { whole("FF ") + whole("FFxx") + whole(" ") }
      """)
    #expect(run.result() == "false 255false notrue no")
    #expect(run.gaps == [])
  }

  @Test func `defaults hold nothing, as in an app that was just installed`() {
    let run = SwiftRun(
      """
      extension UserDefaults { static let shared = UserDefaults(suiteName: "group") }
      func run() -> String {
        let goal = UserDefaults.shared?.integer(forKey: "goal") ?? 5
        guard let data = UserDefaults(suiteName: "a")?.object(forKey: "x") as? Data else {
          return "\\(goal)"
        }
        return "\\(data.count)"
      }
      """)
    #expect(run.result() == "0")
    #expect(run.gaps == [])
  }
}
