// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension GregorianCalendar {
  /// The instant an amount of a unit later; a day that the month lacks becomes its last.
  ///
  /// - Parameter isWrapping: Whether larger units stay as they are, as `wrappingComponents`.
  package func adding(
    _ amount: Int, _ unit: CalendarUnit, to instant: Double, isWrapping: Bool = false
  ) -> Double {
    let amount = Self.bounded(amount)
    if isWrapping { return wrapping(amount, unit, instant) }
    let (day, seconds) = split(instant)
    func later(months: Int) -> Double {
      let limited = min(1 << 36, max(-1 << 36, months))
      let moved = CivilDate(dayNumber: day).adding(months: limited)
      return Self.bounded(self.instant(day: moved.dayNumber, seconds: seconds))
    }
    func later(seconds length: Double) -> Double {
      Self.bounded(Self.bounded(instant) + Double(amount) * length)
    }
    func later(days length: Int) -> Double {
      // A day of a zone with rules of its own is not always 24 hours long.
      guard timeZone.isNamed else { return later(seconds: Double(length) * 86_400) }
      let days = min(1 << 40, max(-1 << 40, amount)) * length
      return Self.bounded(self.instant(day: day + days, seconds: seconds))
    }
    switch unit {
    case .era: return Self.bounded(instant)
    case .year, .yearForWeekOfYear: return later(months: min(1 << 33, max(-1 << 33, amount)) * 12)
    case .quarter: return later(months: min(1 << 33, max(-1 << 33, amount)) * 3)
    case .month: return later(months: amount)
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return later(days: 7)
    case .day, .dayOfYear, .weekday: return later(days: 1)
    case .hour: return later(seconds: 3600)
    case .minute: return later(seconds: 60)
    case .second: return later(seconds: 1)
    case .nanosecond: return later(seconds: 1e-9)
    }
  }

  /// The instant some amounts later, added largest unit first.
  package func adding(
    _ parts: CalendarComponents, to instant: Double, isWrapping: Bool = false
  ) -> Double {
    var moved = instant
    for unit in parts.units {
      moved = adding(parts[unit] ?? 0, unit, to: moved, isWrapping: isWrapping)
    }
    return moved
  }

  /// The amounts of some units from one instant to another, whole units largest first.
  ///
  /// All amounts have the sign of the difference. Units that name no length (`era`) are 0.
  package func difference(
    _ units: [CalendarUnit], from start: Double, to end: Double
  ) -> CalendarComponents {
    var parts = CalendarComponents()
    var reached = Self.bounded(start)
    let end = Self.bounded(end)
    for unit in CalendarUnit.allCases where units.contains(unit) {
      let amount = wholeUnits(unit, from: reached, to: end)
      parts[unit] = amount
      if amount != 0 { reached = adding(amount, unit, to: reached) }
    }
    return parts
  }

  private func wholeUnits(_ unit: CalendarUnit, from start: Double, to end: Double) -> Int {
    let length: Double
    switch unit {
    case .era: return 0
    case .year, .yearForWeekOfYear: length = 365.2425 * 86_400
    case .quarter: length = 91.310625 * 86_400
    case .month: length = 30.436875 * 86_400
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: length = 604_800
    case .day, .dayOfYear, .weekday: length = 86_400
    case .hour: length = 3600
    case .minute: length = 60
    case .second: length = 1
    case .nanosecond:
      let nanoseconds = (end - start) * 1e9
      return Int(min(1e17, max(-1e17, nanoseconds)))
    }
    var amount = Int(((end - start) / length).rounded(.towardZero))
    let direction = end < start ? -1 : 1
    func isBeyond(_ amount: Int) -> Bool {
      let moved = adding(amount, unit, to: start)
      return direction > 0 ? moved > end : moved < end
    }
    // The estimate is off by a unit or two at most, as months differ in length.
    for _ in 0..<3 where isBeyond(amount) && amount != 0 { amount -= direction }
    for _ in 0..<3 where !isBeyond(amount + direction) { amount += direction }
    return amount
  }

  private func wrapping(_ amount: Int, _ unit: CalendarUnit, _ instant: Double) -> Double {
    let (day, seconds) = split(instant)
    let date = CivilDate(dayNumber: day)
    /// The value moved by the amount within a range.
    func turned(_ value: Int, from low: Int, count: Int) -> Int {
      let moved = (value - low + amount % count) % count
      return low + (moved + count) % count
    }
    switch unit {
    case .era, .year, .yearForWeekOfYear, .nanosecond:
      return adding(amount, unit, to: instant)
    case .quarter, .month:
      let step = unit == .month ? 1 : 3
      let month = turned(date.month, from: 1, count: 12 / step * step)
      let target = step == 1 ? month : (date.month - 1 + amount % 4 * 3 + 12) % 12 + 1
      return self.instant(
        day: date.adding(months: target - date.month).dayNumber, seconds: seconds)
    case .day:
      let turnedDay = turned(date.day, from: 1, count: date.daysInMonth)
      return self.instant(day: day + turnedDay - date.day, seconds: seconds)
    case .dayOfYear:
      let first = CivilDate(year: date.year, month: 1, day: 1).dayNumber
      let count = CivilDate(year: date.year + 1, month: 1, day: 1).dayNumber - first
      return self.instant(day: turned(day, from: first, count: count), seconds: seconds)
    case .weekday:
      return self.instant(
        day: turned(day, from: weekStart(ofDay: day), count: 7), seconds: seconds)
    case .weekOfMonth, .weekdayOrdinal:
      let count = (date.daysInMonth - (date.day - 1) % 7 + 6) / 7
      let row = turned((date.day - 1) / 7, from: 0, count: count)
      return self.instant(day: day + 7 * (row - (date.day - 1) / 7), seconds: seconds)
    case .weekOfYear:
      let year = component(.yearForWeekOfYear, of: instant)
      let first = firstWeekStart(ofYear: year)
      let count = (firstWeekStart(ofYear: year + 1) - first) / 7
      let week = turned((day - first) / 7, from: 0, count: count)
      return self.instant(day: first + 7 * week + (day - first) % 7, seconds: seconds)
    case .hour, .minute, .second:
      let length = unit == .hour ? 3600 : unit == .minute ? 60 : 1
      let count = unit == .hour ? 24 : 60
      let value = Int(seconds) / length % count
      let moved = turned(value, from: 0, count: count)
      return self.instant(day: day, seconds: seconds + Double((moved - value) * length))
    }
  }
}
