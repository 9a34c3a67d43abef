// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import Synchronization

/// Dates in languages other than English, as Foundation writes them.
enum LocalizedDates {
  private struct Key: Hashable {
    let pattern: String
    let locale: FormatLocale
    let zone: ClockZone
  }

  /// Formatters cost a hundred times what they write.
  private static let formatters = Mutex<[Key: DateFormatter]>([:])
  private static let patterns = Mutex<[Key: String]>([:])
  private static let most = 200

  private static func formatter(_ locale: FormatLocale, _ zone: ClockZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale.locale
    formatter.timeZone = zone.timeZone
    return formatter
  }

  private static func withFormatter<Result: Sendable>(
    _ pattern: String, in calendar: GregorianCalendar, _ body: (DateFormatter) -> Result
  ) -> Result {
    let key = Key(pattern: pattern, locale: calendar.locale, zone: calendar.timeZone)
    return formatters.withLock { kept in
      if let formatter = kept[key] { return body(formatter) }
      let formatter = formatter(calendar.locale, calendar.timeZone)
      formatter.dateFormat = pattern
      if kept.count >= most { kept.removeAll() }
      kept[key] = formatter
      return body(formatter)
    }
  }

  /// An instant in a pattern of Unicode TS 35, in the calendar of the locale.
  static func text(at instant: Double, pattern: String, in calendar: GregorianCalendar) -> String {
    withFormatter(pattern, in: calendar) {
      $0.string(from: Date(timeIntervalSinceReferenceDate: bounded(instant)))
    }
  }

  /// What a text says in a pattern; `nil`: it does not fit.
  static func instant(of text: String, pattern: String, in calendar: GregorianCalendar) -> Double? {
    withFormatter(pattern, in: calendar) { $0.date(from: text)?.timeIntervalSinceReferenceDate }
  }

  /// The years that Foundation's calendars count without trouble.
  private static func bounded(_ instant: Double) -> Double {
    instant.isNaN ? 0 : min(2e11, max(-6.3e10, instant))
  }

  private static func kept(_ key: Key, _ made: () -> String) -> String {
    if let pattern = patterns.withLock({ $0[key] }) { return pattern }
    let pattern = made()
    patterns.withLock { kept in
      if kept.count >= most { kept.removeAll() }
      kept[key] = pattern
    }
    return pattern
  }

  /// The pattern of a `dateStyle` and a `timeStyle`.
  static func pattern(date: DateStyle, time: DateStyle, _ locale: FormatLocale) -> String {
    kept(Key(pattern: "style \(date) \(time)", locale: locale, zone: .utc)) {
      let formatter = formatter(locale, .utc)
      formatter.dateStyle = date.foundation
      formatter.timeStyle = time.foundation
      return formatter.dateFormat ?? ""
    }
  }

  /// The pattern of the parts that a template asks for.
  static func pattern(template: String, _ locale: FormatLocale) -> String {
    kept(Key(pattern: "template " + template, locale: locale, zone: .utc)) {
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale.locale) ?? ""
    }
  }

  /// A span of time, whose two ends share what they have in common.
  static func interval(
    from start: Double, to end: Double, date: DateStyle, time: DateStyle,
    in calendar: GregorianCalendar
  ) -> String {
    let style = Date.IntervalFormatStyle(
      date: date.intervalDate, time: time.intervalTime, locale: calendar.locale.locale,
      timeZone: calendar.timeZone.timeZone)
    let (first, last) = (bounded(min(start, end)), bounded(max(start, end)))
    return style.format(
      Date(
        timeIntervalSinceReferenceDate: first)..<Date(timeIntervalSinceReferenceDate: last))
  }

  /// The names of months, days and their like.
  static func symbols(_ name: DateSymbols.Name, _ locale: FormatLocale) -> [String] {
    let formatter = formatter(locale, .utc)
    return switch name {
    case .months: formatter.monthSymbols
    case .shortMonths: formatter.shortMonthSymbols
    case .veryShortMonths: formatter.veryShortMonthSymbols
    case .standaloneMonths: formatter.standaloneMonthSymbols
    case .shortStandaloneMonths: formatter.shortStandaloneMonthSymbols
    case .veryShortStandaloneMonths: formatter.veryShortStandaloneMonthSymbols
    case .weekdays: formatter.weekdaySymbols
    case .shortWeekdays: formatter.shortWeekdaySymbols
    case .veryShortWeekdays: formatter.veryShortWeekdaySymbols
    case .standaloneWeekdays: formatter.standaloneWeekdaySymbols
    case .shortStandaloneWeekdays: formatter.shortStandaloneWeekdaySymbols
    case .veryShortStandaloneWeekdays: formatter.veryShortStandaloneWeekdaySymbols
    case .quarters: formatter.quarterSymbols
    case .shortQuarters: formatter.shortQuarterSymbols
    case .eras: formatter.eraSymbols
    case .longEras: formatter.longEraSymbols
    case .halves: [formatter.amSymbol, formatter.pmSymbol]
    }
  }

  /// A number of units before or after now: `3일 전`, `어제`.
  static func relative(
    _ count: Int, _ unit: CalendarUnit, _ width: RelativeTime.Width, isNamed: Bool,
    isSentence: Bool = false, _ locale: FormatLocale
  ) -> String? {
    let field: Date.RelativeFormatStyle.Field? =
      switch unit {
      case .year, .yearForWeekOfYear: .year
      case .month, .quarter: .month
      case .weekOfYear, .weekOfMonth: .week
      case .day, .dayOfYear, .weekday, .weekdayOrdinal: .day
      case .hour: .hour
      case .minute: .minute
      case .second, .nanosecond: .second
      case .era: nil
      }
    guard let field else { return nil }
    // The middle of a month and of a day: a unit ahead is one in any way of counting.
    let clock = GregorianCalendar()
    let anchor = clock.instant(
      from: CalendarComponents(year: 2026, month: 6, day: 15, hour: 12))
    let bounded = min(10_000, max(-10_000, count))
    let target = clock.adding(bounded, unit, to: anchor)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale.locale
    calendar.timeZone = .gmt
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: Date(timeIntervalSinceReferenceDate: target), allowedFields: [field],
      presentation: isNamed ? .named : .numeric, unitsStyle: width.foundation,
      locale: locale.locale, calendar: calendar,
      capitalizationContext: isSentence ? .beginningOfSentence : .unknown)
    // The anchor is what is described, as seen from the date that is given.
    return style.format(Date(timeIntervalSinceReferenceDate: anchor))
  }

  /// The day that weeks begin with, Sunday being 1, and the days of a year that its first week has.
  static func weeks(_ locale: FormatLocale) -> (firstWeekday: Int, minimumDays: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale.locale
    return (calendar.firstWeekday, calendar.minimumDaysInFirstWeek)
  }
}

extension DateStyle {
  fileprivate var foundation: DateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }

  fileprivate var intervalDate: Date.IntervalFormatStyle.DateStyle {
    switch self {
    case .none: .omitted
    case .short: .numeric
    case .medium: .abbreviated
    case .long: .long
    case .full: .complete
    }
  }

  fileprivate var intervalTime: Date.IntervalFormatStyle.TimeStyle {
    switch self {
    case .none: .omitted
    case .short: .shortened
    case .medium: .standard
    case .long, .full: .complete
    }
  }
}

extension RelativeTime.Width {
  fileprivate var foundation: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    case .spellOut: .spellOut
    }
  }
}
