// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension GregorianCalendar {
  /// The start and length in seconds of the unit that an instant is in; nil for units without a
  /// start of their own (`nanosecond`, `era`).
  package func interval(
    of unit: CalendarUnit, for instant: Double
  ) -> (start: Double, duration: Double)? {
    let (day, seconds) = split(instant)
    let date = CivilDate(dayNumber: day)
    func days(from first: Int, to end: Int) -> (start: Double, duration: Double) {
      (self.instant(day: first, seconds: 0), Double(end - first) * 86_400)
    }
    func months(from month: Int, count: Int) -> (start: Double, duration: Double) {
      let first = CivilDate(year: date.year, month: month, day: 1)
      return days(from: first.dayNumber, to: first.adding(months: count).dayNumber)
    }
    func clock(of length: Int) -> (start: Double, duration: Double) {
      let whole = Int(seconds) / length * length
      return (self.instant(day: day, seconds: Double(whole)), Double(length))
    }
    switch unit {
    case .era, .nanosecond: return nil
    case .year: return months(from: 1, count: 12)
    case .yearForWeekOfYear:
      let year = component(.yearForWeekOfYear, of: instant)
      return days(from: firstWeekStart(ofYear: year), to: firstWeekStart(ofYear: year + 1))
    case .quarter: return months(from: (date.month - 1) / 3 * 3 + 1, count: 3)
    case .month: return months(from: date.month, count: 1)
    case .weekOfYear, .weekOfMonth:
      return days(from: weekStart(ofDay: day), to: weekStart(ofDay: day) + 7)
    case .day, .dayOfYear, .weekday, .weekdayOrdinal: return days(from: day, to: day + 1)
    case .hour: return clock(of: 3600)
    case .minute: return clock(of: 60)
    case .second: return clock(of: 1)
    }
  }

  /// The values that a smaller unit takes in the larger one that an instant is in; nil if the
  /// smaller does not divide the larger.
  package func range(
    of smaller: CalendarUnit, in larger: CalendarUnit, for instant: Double
  ) -> Range<Int>? {
    guard let whole = interval(of: larger, for: instant) else { return nil }
    let first = component(smaller, of: whole.start)
    let days = Int(whole.duration / 86_400)
    let isWeek = larger == .weekOfYear || larger == .weekOfMonth
    let isYear = larger == .year || larger == .yearForWeekOfYear
    switch smaller {
    case .day:
      if isWeek { return first..<first + 7 }
      return isYear || larger == .month || larger == .quarter ? 1..<max(1, days) + 1 : nil
    case .dayOfYear: return larger == .year ? 1..<max(1, days) + 1 : nil
    case .weekday: return isWeek || isYear || larger == .month ? 1..<8 : nil
    case .month:
      return isYear ? 1..<13 : larger == .quarter ? first..<first + 3 : nil
    case .quarter: return isYear ? 1..<5 : nil
    case .weekOfMonth:
      guard larger == .month else { return nil }
      let last = component(.weekOfMonth, of: whole.start + whole.duration - 1)
      return first..<max(first, last) + 1
    case .weekOfYear:
      guard isYear else { return nil }
      let year = component(.yearForWeekOfYear, of: instant)
      let weeks = (firstWeekStart(ofYear: year + 1) - firstWeekStart(ofYear: year)) / 7
      return 1..<max(1, weeks) + 1
    case .hour: return larger == .day ? 0..<24 : nil
    case .minute: return larger == .hour ? 0..<60 : nil
    case .second: return larger == .minute ? 0..<60 : nil
    case .era, .year, .yearForWeekOfYear, .weekdayOrdinal, .nanosecond: return nil
    }
  }

  /// Which of its kind a smaller unit is in the larger one that an instant is in, from 1; nil if the
  /// smaller does not divide the larger.
  package func ordinality(
    of smaller: CalendarUnit, in larger: CalendarUnit, for instant: Double
  ) -> Int? {
    guard let whole = interval(of: larger, for: instant) else { return nil }
    let elapsed = Self.bounded(instant) - whole.start
    let isYear = larger == .year || larger == .yearForWeekOfYear
    switch smaller {
    case .day, .dayOfYear, .weekday: return Int(elapsed / 86_400) + 1
    case .hour: return Int(elapsed / 3600) + 1
    case .minute: return Int(elapsed / 60) + 1
    case .second: return Int(elapsed) + 1
    case .month:
      let month = component(.month, of: instant)
      return isYear ? month : larger == .quarter ? (month - 1) % 3 + 1 : nil
    case .quarter: return isYear ? component(.quarter, of: instant) : nil
    case .weekOfYear: return isYear ? component(.weekOfYear, of: instant) : nil
    case .weekOfMonth: return larger == .month ? component(.weekOfMonth, of: instant) : nil
    case .weekdayOrdinal: return larger == .month ? component(.weekdayOrdinal, of: instant) : nil
    case .era, .year, .yearForWeekOfYear, .nanosecond: return nil
    }
  }

  /// Whether two instants are in the same unit: the same day of the same month, and so on.
  package func isSame(_ unit: CalendarUnit, _ one: Double, _ other: Double) -> Bool {
    switch unit {
    case .era: return component(.era, of: one) == component(.era, of: other)
    case .nanosecond: return one == other
    case .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal,
      .day, .dayOfYear, .weekday, .hour, .minute, .second:
      return interval(of: unit, for: one)?.start == interval(of: unit, for: other)?.start
    }
  }

  /// Whether an instant is on the day so many days after that of another: 0 for today.
  package func isDay(_ instant: Double, daysAfter days: Int, now: Double) -> Bool {
    split(instant).day == split(now).day + min(1 << 40, max(-1 << 40, days))
  }

  /// Whether an instant is on a Saturday or Sunday.
  package func isInWeekend(_ instant: Double) -> Bool {
    [1, 7].contains(component(.weekday, of: instant))
  }
}
