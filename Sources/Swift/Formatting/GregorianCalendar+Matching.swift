// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension GregorianCalendar {
  /// The next instant after another at which all given parts match, or the last before it; smaller
  /// parts that are not given are their first.
  ///
  /// Backward, a match of nothing but the day skips the day it starts on, as in Foundation (Reported).
  /// A day that a month lacks is left out, as the strict policy does. Nil if 400 years, after which
  /// the calendar repeats, hold no match.
  package func next(
    after instant: Double, matching parts: CalendarComponents, isBackward: Bool = false
  ) -> Double? {
    let instant = Self.bounded(instant)
    let dayUnits: [CalendarUnit] = [
      .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth,
      .weekdayOrdinal, .day, .dayOfYear, .weekday,
    ]
    let wanted = parts.units.filter(dayUnits.contains)
    let times = timesOfDay(parts, isAnyHour: wanted.isEmpty)
    guard !parts.units.isEmpty, !times.isEmpty else { return nil }
    var day = split(instant).day
    if let year = parts[.year], parts[.era] != 0, wanted.contains(.year) {
      // Years far off are reached at once.
      let bounded = min(1 << 31, max(-1 << 31, year))
      let first = CivilDate(year: bounded, month: 1, day: 1).dayNumber
      let last = CivilDate(year: bounded, month: 12, day: 31).dayNumber
      day = isBackward ? min(day, last) : max(day, first)
    }
    if isBackward, wanted == parts.units, day == split(instant).day { day -= 1 }
    for _ in 0...146_097 {
      let start = self.instant(day: day, seconds: 0)
      if wanted.allSatisfy({ component($0, of: start) == parts[$0] }) {
        let candidates = times.lazy.map { start + Double($0) }
        let found =
          isBackward
          ? candidates.last { $0 < instant } : candidates.first { $0 > instant }
        if let found { return found + Double(parts[.nanosecond] ?? 0) / 1e9 }
      }
      day += isBackward ? -1 : 1
    }
    return nil
  }

  /// The seconds of the day at which the given hour, minute and second fall, in order.
  private func timesOfDay(_ parts: CalendarComponents, isAnyHour: Bool) -> [Int] {
    func values(_ unit: CalendarUnit, below count: Int, larger: Bool) -> [Int] {
      guard let value = parts[unit] else { return larger ? Array(0..<count) : [0] }
      return (0..<count).contains(value) ? [value] : []
    }
    let isHourOpen = parts[.hour] == nil && isAnyHour
    let hours = values(.hour, below: 24, larger: isHourOpen)
    let minutes = values(
      .minute, below: 60, larger: isHourOpen && parts[.minute] == nil && parts[.second] != nil)
    let seconds = values(.second, below: 60, larger: false)
    return hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
    }
  }

  /// The instant with one part set and smaller parts at their first, at or after which the part has
  /// that value, as `date(bySetting:value:of:)`; nil if it never has.
  package func setting(_ unit: CalendarUnit, to value: Int, of instant: Double) -> Double? {
    if component(unit, of: instant) == value { return instant }
    var parts = CalendarComponents()
    parts[unit] = value
    return next(after: instant, matching: parts)
  }

  /// The instant of a time on the day of another; nil for a time that a day lacks.
  package func setting(hour: Int, minute: Int, second: Int, of instant: Double) -> Double? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    return startOfDay(instant) + Double(hour * 3600 + minute * 60 + second)
  }
}
