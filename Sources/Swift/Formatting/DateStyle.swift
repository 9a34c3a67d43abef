// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The length of a date or time, as `DateFormatter.Style`.
package enum DateStyle: Int, Sendable, Hashable, CaseIterable {
  /// Not written.
  case none
  /// 12/27/24, 1:48 PM.
  case short
  /// Dec 27, 2024, 1:48:43 PM.
  case medium
  /// December 27, 2024, 1:48:43 PM GMT.
  case long
  /// Friday, December 27, 2024, 1:48:43 PM Greenwich Mean Time.
  case full

  /// The pattern of a `dateStyle` and a `timeStyle`.
  ///
  /// The space before AM and PM is U+202F from iOS 17 on (Documented: CLDR 42).
  package static func pattern(
    date: DateStyle, time: DateStyle, in locale: FormatLocale = .english
  ) -> DatePattern {
    guard locale.isEnglish else {
      return DatePattern(LocalizedDates.pattern(date: date, time: time, locale))
    }
    let parts = [date.dateText, time.timeText].filter { !$0.isEmpty }
    return DatePattern(parts.joined(separator: date.joint))
  }

  /// The text of a formatter that `doesRelativeDateFormatting`: the day is today, tomorrow or
  /// yesterday seen from now, or else written as usual (Documented).
  package static func relativeText(
    date: DateStyle, time: DateStyle, at instant: Double, now: Double,
    in calendar: GregorianCalendar = .init()
  ) -> String {
    let days = calendar.split(instant).day - calendar.split(now).day
    guard date != .none, (-1...1).contains(days) else {
      return pattern(date: date, time: time, in: calendar.locale).text(at: instant, in: calendar)
    }
    guard calendar.locale.isEnglish else {
      let day =
        LocalizedDates.relative(
          days, .day, .wide, isNamed: true, isSentence: true, calendar.locale) ?? ""
      let hour = pattern(date: .none, time: time, in: calendar.locale)
        .text(at: instant, in: calendar)
      return hour.isEmpty ? day : day + " " + hour
    }
    let day = ["Yesterday", "Today", "Tomorrow"][days + 1]
    guard time != .none else { return day }
    let joint = date.joint == ", " ? ", " : " at "
    return day + joint + pattern(date: .none, time: time).text(at: instant, in: calendar)
  }

  private var dateText: String {
    switch self {
    case .none: ""
    case .short: "M/d/yy"
    case .medium: "MMM d, y"
    case .long: "MMMM d, y"
    case .full: "EEEE, MMMM d, y"
    }
  }

  private var timeText: String {
    switch self {
    case .none: ""
    case .short: "h:mm\u{202F}a"
    case .medium: "h:mm:ss\u{202F}a"
    case .long: "h:mm:ss\u{202F}a z"
    case .full: "h:mm:ss\u{202F}a zzzz"
    }
  }

  private var joint: String {
    switch self {
    case .none, .short: ", "
    case .medium, .long, .full: " 'at' "
    }
  }
}
