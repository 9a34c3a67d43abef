// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Parts of a date, or amounts of them, as `DateComponents`: what is nil is not said.
package struct CalendarComponents: Sendable, Hashable {
  private var values: [CalendarUnit: Int] = [:]

  /// No parts at all.
  package init() {}

  /// The parts that are not nil.
  package init(
    era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil,
    minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil
  ) {
    self[.era] = era
    self[.year] = year
    self[.month] = month
    self[.day] = day
    self[.hour] = hour
    self[.minute] = minute
    self[.second] = second
    self[.nanosecond] = nanosecond
    self[.weekday] = weekday
  }

  /// The value of a part; setting nil removes it.
  package subscript(unit: CalendarUnit) -> Int? {
    get { values[unit] }
    set { values[unit] = newValue }
  }

  /// The parts that have a value, largest first.
  package var units: [CalendarUnit] { CalendarUnit.allCases.filter { values[$0] != nil } }
}
