// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A part of a date, as `Calendar.Component` names them, largest first.
package enum CalendarUnit: String, Sendable, Hashable, CaseIterable {
  /// 0 before Christ, 1 after.
  case era
  /// The year of the era, from 1.
  case year
  /// The year that most of a week belongs to.
  case yearForWeekOfYear
  /// A quarter of a year, 1 to 4.
  case quarter
  /// The month of the year, 1 to 12.
  case month
  /// The week of the year, from 1.
  case weekOfYear
  /// The week of the month, from 0 or 1.
  case weekOfMonth
  /// The occurrence of a weekday in its month, from 1.
  case weekdayOrdinal
  /// The day of the month, from 1.
  case day
  /// The day of the year, from 1.
  case dayOfYear
  /// The weekday: Sunday is 1.
  case weekday
  /// The hour of the day, 0 to 23.
  case hour
  /// The minute of the hour, 0 to 59.
  case minute
  /// The second of the minute, 0 to 59.
  case second
  /// The nanosecond of the second.
  case nanosecond
}
