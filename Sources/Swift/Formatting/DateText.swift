// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What SwiftUI shows for `Text(date, style:)`, `Text(timerInterval:)` and `Text(start...end)`.
package enum DateText {
  /// The styles of `Text.DateStyle`.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// June 3, 2019 (Documented).
    case date
    /// 11:23 PM (Documented).
    case time
    /// 2 hr, 23 min: the two largest units, without a sign (Reported).
    case relative
    /// -11 minutes before the instant, +2 hours after it: the largest unit, cut (Reported).
    case offset
    /// 36:59:01: the time until or since the instant (Documented).
    case timer
  }

  /// The text of an instant at a time.
  package static func text(
    at instant: Double, style: Style, now: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    switch style {
    case .date:
      return DateStyle.pattern(date: .long, time: .none, in: calendar.locale)
        .text(at: instant, in: calendar)
    case .time:
      return DateStyle.pattern(date: .none, time: .short, in: calendar.locale)
        .text(at: instant, in: calendar)
    case .relative, .offset:
      let isOffset = style == .offset
      let (first, last) = (min(instant, now), max(instant, now))
      var format = ComponentsFormat(
        style: isOffset ? .full : .short, zeros: .dropAll, maximumUnitCount: isOffset ? 1 : 2)
      format.locale = calendar.locale
      let sign = isOffset ? (instant > now ? "-" : "+") : ""
      return sign + format.text(from: first, to: wholeSeconds(first, last), in: calendar)
    case .timer:
      return calendar.locale.withDigits(
        clock(seconds: (instant - now).magnitude, isCountingDown: instant > now))
    }
  }

  /// The text of a timer between two instants: it stands at its ends before and after them.
  ///
  /// - Parameters:
  ///   - pause: The instant at which the timer stopped.
  ///   - showsHours: Whether hours are written apart; 90 minutes are `1:30:00` or `90:00`.
  package static func timer(
    from start: Double, to end: Double, now: Double, pause: Double? = nil,
    countsDown: Bool = true, showsHours: Bool = true, in locale: FormatLocale = .english
  ) -> String {
    let (first, last) = (min(start, end), max(start, end))
    let shown = min(last, max(first, pause ?? now))
    return locale.withDigits(
      clock(
        seconds: countsDown ? last - shown : shown - first, isCountingDown: countsDown,
        showsHours: showsHours))
  }

  /// The text of a range of instants: times of one day, or both with their dates.
  package static func range(
    from start: Double, to end: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    IntervalFormat(date: .none, time: .short).text(from: start, to: end, in: calendar)
  }

  /// Seconds that are left are rounded up, those that are over are rounded down (Assumed).
  private static func clock(
    seconds: Double, isCountingDown: Bool, showsHours: Bool = true
  ) -> String {
    let bounded = seconds.isNaN ? 0 : min(9e9, max(0, seconds))
    let whole = Int(bounded.rounded(isCountingDown ? .up : .down))
    let rest = padded(whole % 60, to: 2)
    guard showsHours, whole >= 3600 else { return "\(whole / 60):" + rest }
    return "\(whole / 3600):" + padded(whole / 60 % 60, to: 2) + ":" + rest
  }

  private static func wholeSeconds(_ first: Double, _ last: Double) -> Double {
    let seconds = last - first
    return seconds.isFinite ? first + seconds.rounded(.down) : last
  }
}
