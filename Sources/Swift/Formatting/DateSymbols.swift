// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The names that dates are written with, as `DateFormatter` and `Calendar` list them; the constants are
/// those of `en_US`.
///
/// The standalone names of English are the same as those in a sentence (Documented: CLDR).
package enum DateSymbols {
  /// A list of names.
  package enum Name: Sendable, Hashable, CaseIterable {
    /// Of months within a date.
    case months, shortMonths, veryShortMonths
    /// Of months by themselves.
    case standaloneMonths, shortStandaloneMonths, veryShortStandaloneMonths
    /// Of weekdays within a date, Sunday first.
    case weekdays, shortWeekdays, veryShortWeekdays
    /// Of weekdays by themselves, Sunday first.
    case standaloneWeekdays, shortStandaloneWeekdays, veryShortStandaloneWeekdays
    /// Of the quarters of a year.
    case quarters, shortQuarters
    /// Of the times before and after the year 1.
    case eras, longEras
    /// Of the halves of a day.
    case halves
  }

  /// The names of a list in a language.
  package static func names(_ name: Name, in locale: FormatLocale) -> [String] {
    guard locale.isEnglish else { return LocalizedDates.symbols(name, locale) }
    return switch name {
    case .months, .standaloneMonths: months
    case .shortMonths, .shortStandaloneMonths: shortMonths
    case .veryShortMonths, .veryShortStandaloneMonths: veryShortMonths
    case .weekdays, .standaloneWeekdays: weekdays
    case .shortWeekdays, .shortStandaloneWeekdays: shortWeekdays
    case .veryShortWeekdays, .veryShortStandaloneWeekdays: veryShortWeekdays
    case .quarters: quarters
    case .shortQuarters: shortQuarters
    case .eras: eras
    case .longEras: longEras
    case .halves: halves
    }
  }

  /// January to December.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Jan to Dec.
  static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// J to D.
  static let veryShortMonths = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
  /// Sunday to Saturday.
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// Sun to Sat.
  static let shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// Su to Sa, as the pattern `EEEEEE`.
  static let twoLetterWeekdays = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
  /// S to S.
  static let veryShortWeekdays = ["S", "M", "T", "W", "T", "F", "S"]
  /// 1st quarter to 4th quarter.
  static let quarters = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
  /// Q1 to Q4.
  static let shortQuarters = ["Q1", "Q2", "Q3", "Q4"]
  /// The halves of the day.
  static let halves = ["AM", "PM"]
  /// BC and AD.
  static let eras = ["BC", "AD"]
  /// Before Christ and Anno Domini.
  static let longEras = ["Before Christ", "Anno Domini"]
}
