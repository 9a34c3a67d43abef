// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A unit that lengths of time are counted in, largest first.
package enum DurationUnit: String, Sendable, Hashable, CaseIterable {
  /// 365.2425 days.
  case years
  /// A twelfth of a year.
  case months
  /// Seven days.
  case weeks
  /// 24 hours.
  case days
  /// 60 minutes.
  case hours
  /// 60 seconds.
  case minutes
  /// Seconds.
  case seconds
  /// Thousandths of a second.
  case milliseconds
  /// Millionths of a second.
  case microseconds
  /// Thousand-millionths of a second.
  case nanoseconds

  /// The nanoseconds of one.
  var nanoseconds: Int {
    switch self {
    case .years: 31_556_952_000_000_000
    case .months: 2_629_746_000_000_000
    case .weeks: 604_800_000_000_000
    case .days: 86_400_000_000_000
    case .hours: 3_600_000_000_000
    case .minutes: 60_000_000_000
    case .seconds: 1_000_000_000
    case .milliseconds: 1_000_000
    case .microseconds: 1000
    case .nanoseconds: 1
    }
  }

  /// The part of a date that counts in it; nil below a second.
  package var calendarUnit: CalendarUnit? {
    switch self {
    case .years: .year
    case .months: .month
    case .weeks: .weekOfYear
    case .days: .day
    case .hours: .hour
    case .minutes: .minute
    case .seconds: .second
    case .milliseconds, .microseconds, .nanoseconds: nil
    }
  }

  /// The name after one: hour.
  var one: String { String(rawValue.dropLast()) }

  /// The name after a number as it is written: hour, hours.
  func name(_ plural: PluralCategory) -> String { plural == .one ? one : rawValue }

  /// The short name after a number: hr, days (Documented: CLDR).
  func shortName(_ plural: PluralCategory) -> String {
    switch self {
    case .years: plural == .one ? "yr" : "yrs"
    case .months: plural == .one ? "mth" : "mths"
    case .weeks: plural == .one ? "wk" : "wks"
    case .days: plural == .one ? "day" : "days"
    case .hours: "hr"
    case .minutes: "min"
    case .seconds: "sec"
    case .milliseconds: "ms"
    case .microseconds: "μs"
    case .nanoseconds: "ns"
    }
  }

  /// The letter right after a number: h.
  var narrowName: String {
    switch self {
    case .years: "y"
    case .months: "m"
    case .weeks: "w"
    case .days: "d"
    case .hours: "h"
    case .minutes: "m"
    case .seconds: "s"
    case .milliseconds: "ms"
    case .microseconds: "μs"
    case .nanoseconds: "ns"
    }
  }
}
