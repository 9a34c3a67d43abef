// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A span of time as `DateIntervalFormatter` and `Date.IntervalFormatStyle` write it.
package struct IntervalFormat: Sendable, Hashable {
  /// The length of the dates.
  package var date: DateStyle
  /// The length of the times.
  package var time: DateStyle
  /// Whether short dates have all digits of the year, as those of `formatted()`.
  package var hasFullYear: Bool

  /// The format of two styles.
  package init(date: DateStyle, time: DateStyle, hasFullYear: Bool = false) {
    self.date = date
    self.time = time
    self.hasFullYear = hasFullYear
  }

  /// What stands between the two: an en dash in thin spaces (Documented: CLDR 42).
  private static let dash = "\u{2009}\u{2013}\u{2009}"

  /// The text from one instant to another; what both share is written once.
  package func text(
    from start: Double, to end: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    guard date != .none || time != .none else { return "" }
    guard calendar.locale.isEnglish else {
      return LocalizedDates.interval(from: start, to: end, date: date, time: time, in: calendar)
    }
    func text(_ pattern: String, _ instant: Double) -> String {
      DatePattern(pattern).text(at: instant, in: calendar)
    }
    func whole(_ instant: Double, isDated: Bool = false) -> String {
      let day = isDated && date == .none ? "M/d/y" : datePattern
      let joint = [.none, .short].contains(date) ? ", " : " 'at' "
      return text([day, timePattern].filter { !$0.isEmpty }.joined(separator: joint), instant)
    }
    let isSameDay = calendar.isSame(.day, start, end)
    guard !isSameDay else {
      guard time != .none, !calendar.isSame(time == .short ? .minute : .second, start, end) else {
        return whole(start)
      }
      let day = datePattern.isEmpty ? "" : text(datePattern, start) + ", "
      return day + times(from: start, to: end, in: calendar)
    }
    guard time == .none, date != .short, calendar.isSame(.year, start, end) else {
      return whole(start, isDated: true) + Self.dash + whole(end, isDated: true)
    }
    let isSameMonth = calendar.isSame(.month, start, end)
    switch date {
    case .none, .short: return whole(start) + Self.dash + whole(end)
    case .medium, .long:
      let month = date == .medium ? "MMM" : "MMMM"
      return text(month + " d", start) + Self.dash
        + text(isSameMonth ? "d, y" : month + " d, y", end)
    case .full: return text("EEEE, MMMM d", start) + Self.dash + text("EEEE, MMMM d, y", end)
    }
  }

  private func times(
    from start: Double, to end: Double, in calendar: GregorianCalendar
  ) -> String {
    // A zone between times of one day is the short one beside a date.
    let pattern = date != .none && time == .full ? "h:mm:ss\u{202F}a z" : timePattern
    let isSameHalf =
      time == .short
      && calendar.component(.hour, of: start) / 12 == calendar.component(.hour, of: end) / 12
    let first = isSameHalf ? "h:mm" : pattern
    return DatePattern(first).text(at: start, in: calendar) + Self.dash
      + DatePattern(pattern).text(at: end, in: calendar)
  }

  private var datePattern: String {
    switch date {
    case .none: ""
    case .short: hasFullYear ? "M/d/y" : "M/d/yy"
    case .medium: "MMM d, y"
    case .long: "MMMM d, y"
    case .full: "EEEE, MMMM d, y"
    }
  }

  private var timePattern: String {
    switch time {
    case .none: ""
    case .short: "h:mm\u{202F}a"
    case .medium: "h:mm:ss\u{202F}a"
    case .long: "h:mm:ss\u{202F}a z"
    case .full: "h:mm:ss\u{202F}a zzzz"
    }
  }
}
