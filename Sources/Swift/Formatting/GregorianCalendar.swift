// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The Gregorian calendar, as `Calendar(identifier: .gregorian)` computes.
///
/// Instants are seconds since 1 January 2001, 00:00 UTC, as `Date.timeIntervalSinceReferenceDate`.
/// Instants beyond ±10^17 seconds (three thousand million years) are read as that bound and NaN as
/// 0; amounts beyond ±10^17 are cut likewise, so no call fails or overflows.
package struct GregorianCalendar: Sendable, Hashable {
  /// The zone in which days begin.
  package var timeZone: ClockZone
  /// The weekday that weeks begin with: 1, Sunday, in the United States.
  package var firstWeekday: Int {
    didSet { firstWeekday = min(7, max(1, firstWeekday)) }
  }
  /// How many days of a year its first week has at least: 1 in the United States, 4 in ISO 8601.
  package var minimumDaysInFirstWeek: Int {
    didSet { minimumDaysInFirstWeek = min(7, max(1, minimumDaysInFirstWeek)) }
  }

  /// The language that dates are written in, and the weeks of its region.
  package var locale: FormatLocale {
    didSet { if locale != oldValue { takeWeeks() } }
  }

  private mutating func takeWeeks() {
    (firstWeekday, minimumDaysInFirstWeek) =
      locale.isEnglish ? (1, 1) : LocalizedDates.weeks(locale)
  }

  /// The calendar of a zone with the weeks of a region.
  package init(timeZone: ClockZone = .utc, locale: FormatLocale = .english) {
    self.timeZone = timeZone
    self.locale = locale
    firstWeekday = 1
    minimumDaysInFirstWeek = 1
    if !locale.isEnglish { takeWeeks() }
  }

  /// The calendar of ISO 8601: weeks begin on Monday, and the first has four days of the year.
  package static func iso8601(timeZone: ClockZone = .utc) -> GregorianCalendar {
    var calendar = GregorianCalendar(timeZone: timeZone)
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    return calendar
  }

  /// An instant within the bounds of the calendar.
  static func bounded(_ instant: Double) -> Double {
    instant.isNaN ? 0 : min(1e17, max(-1e17, instant))
  }

  /// An amount within the bounds of the calendar.
  static func bounded(_ amount: Int) -> Int {
    min(100_000_000_000_000_000, max(-100_000_000_000_000_000, amount))
  }

  /// The day and the seconds of it in local time: the day counts from 1 January 2001.
  func split(_ instant: Double) -> (day: Int, seconds: Double) {
    let bounded = Self.bounded(instant)
    let whole = bounded.rounded(.down)
    let local = Int(whole) + timeZone.offset(at: bounded)
    let day = floorDivide(local, by: 86_400)
    return (day, Double(local - day * 86_400) + (bounded - whole))
  }

  /// The instant of a local day and the seconds of it.
  func instant(day: Int, seconds: Double) -> Double {
    let whole = seconds.rounded(.down)
    let limit = 2_000_000_000_000
    let bounded = min(limit, max(-limit, day))
    let local = bounded * 86_400 + Int(whole)
    return Double(local - timeZone.offset(atLocal: Double(local))) + (seconds - whole)
  }

  /// The value of a part of an instant.
  package func component(_ unit: CalendarUnit, of instant: Double) -> Int {
    let (day, seconds) = split(instant)
    let date = CivilDate(dayNumber: day)
    let second = Int(seconds.rounded(.down))
    switch unit {
    case .era: return date.year > 0 ? 1 : 0
    case .year: return date.year > 0 ? date.year : 1 - date.year
    case .yearForWeekOfYear: return week(ofDay: day, in: date).year
    case .quarter: return (date.month + 2) / 3
    case .month: return date.month
    case .weekOfYear: return week(ofDay: day, in: date).week
    case .weekOfMonth:
      let first = day - date.day + 1
      return floorDivide(day - weekStart(ofDay: first), by: 7)
        + (hasFirstWeek(from: first) ? 1 : 0)
    case .weekdayOrdinal: return (date.day + 6) / 7
    case .day: return date.day
    case .dayOfYear: return day - CivilDate(year: date.year, month: 1, day: 1).dayNumber + 1
    case .weekday: return weekday(ofDay: day)
    case .hour: return second / 3600
    case .minute: return second / 60 % 60
    case .second: return second % 60
    case .nanosecond: return Int(((seconds - seconds.rounded(.down)) * 1e9).rounded(.down))
    }
  }

  /// The values of some parts of an instant.
  package func components(_ units: [CalendarUnit], of instant: Double) -> CalendarComponents {
    var parts = CalendarComponents()
    for unit in units { parts[unit] = component(unit, of: instant) }
    return parts
  }

  /// The instant of some parts: what is missing is the first of its kind, of the year 1.
  ///
  /// Parts out of range count on (month 13 is January of the next year). Without a day, a week of
  /// the year or month, a weekday of a month, or a day of the year decide, as in Foundation.
  package func instant(from parts: CalendarComponents) -> Double {
    func value(_ unit: CalendarUnit) -> Int? { parts[unit].map { min(1 << 40, max(-1 << 40, $0)) } }
    var year = min(1 << 31, max(-1 << 31, value(.year) ?? value(.yearForWeekOfYear) ?? 1))
    if value(.era) == 0 { year = 1 - year }
    let month = min(1 << 34, value(.month) ?? value(.quarter).map { $0 * 3 - 2 } ?? 1)
    let total = year * 12 + month - 1
    let first = CivilDate(
      year: floorDivide(total, by: 12), month: total - floorDivide(total, by: 12) * 12 + 1, day: 1)
    var day = first.dayNumber
    if let dayOfMonth = value(.day) {
      day = CivilDate(year: first.year, month: first.month, day: dayOfMonth).dayNumber
    } else if let week = value(.weekOfYear) {
      day = firstWeekStart(ofYear: value(.yearForWeekOfYear) ?? year) + 7 * (week - 1)
      day += daysIntoWeek(of: value(.weekday) ?? firstWeekday)
    } else if let week = value(.weekOfMonth) {
      day = weekStart(ofDay: day) + 7 * (hasFirstWeek(from: day) ? week - 1 : week)
      day += daysIntoWeek(of: value(.weekday) ?? firstWeekday)
    } else if let weekday = value(.weekday), parts[.month] != nil || parts[.weekdayOrdinal] != nil {
      let ahead = (weekday - self.weekday(ofDay: day)) % 7
      day += (ahead + 7) % 7 + 7 * ((value(.weekdayOrdinal) ?? 1) - 1)
    } else if let dayOfYear = value(.dayOfYear), parts[.month] == nil {
      day = CivilDate(year: year, month: 1, day: 1).dayNumber + dayOfYear - 1
    }
    let seconds = (value(.hour) ?? 0) * 3600 + (value(.minute) ?? 0) * 60 + (value(.second) ?? 0)
    return Self.bounded(
      instant(day: day, seconds: 0) + Double(seconds) + Double(value(.nanosecond) ?? 0) / 1e9)
  }

  /// The first instant of the day.
  package func startOfDay(_ instant: Double) -> Double {
    self.instant(day: split(instant).day, seconds: 0)
  }

  /// The weekday of a day, counted from 1 January 2001, a Monday: Sunday is 1.
  func weekday(ofDay day: Int) -> Int {
    let remainder = (day + 1) % 7
    return (remainder + 7) % 7 + 1
  }

  /// How many days into its week a weekday is.
  func daysIntoWeek(of weekday: Int) -> Int { ((weekday - firstWeekday) % 7 + 7) % 7 }

  /// The first day of the week of a day.
  func weekStart(ofDay day: Int) -> Int { day - daysIntoWeek(of: weekday(ofDay: day)) }

  /// Whether the week of the first day of a month or year is its week 1.
  func hasFirstWeek(from first: Int) -> Bool {
    7 - daysIntoWeek(of: weekday(ofDay: first)) >= minimumDaysInFirstWeek
  }

  /// The first day of week 1 of a year.
  func firstWeekStart(ofYear year: Int) -> Int {
    let first = CivilDate(year: year, month: 1, day: 1).dayNumber
    return hasFirstWeek(from: first) ? weekStart(ofDay: first) : weekStart(ofDay: first) + 7
  }

  /// The week of a day, and the year that it belongs to.
  private func week(ofDay day: Int, in date: CivilDate) -> (year: Int, week: Int) {
    var year = date.year
    if day < firstWeekStart(ofYear: year) {
      year -= 1
    } else if day >= firstWeekStart(ofYear: year + 1) {
      year += 1
    }
    return (year, (day - firstWeekStart(ofYear: year)) / 7 + 1)
  }
}
