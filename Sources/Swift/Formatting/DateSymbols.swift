// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The names that dates are written with in `en_US`, as `DateFormatter` and `Calendar` list them.
///
/// The standalone names of English are the same as those in a sentence (Documented: CLDR).
package enum DateSymbols {
  /// January to December.
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Jan to Dec.
  package static let shortMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  /// J to D.
  package static let veryShortMonths = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
  /// Sunday to Saturday.
  package static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// Sun to Sat.
  package static let shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  /// Su to Sa, as the pattern `EEEEEE`.
  package static let twoLetterWeekdays = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"]
  /// S to S.
  package static let veryShortWeekdays = ["S", "M", "T", "W", "T", "F", "S"]
  /// 1st quarter to 4th quarter.
  package static let quarters = ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"]
  /// Q1 to Q4.
  package static let shortQuarters = ["Q1", "Q2", "Q3", "Q4"]
  /// The halves of the day.
  package static let halves = ["AM", "PM"]
  /// BC and AD.
  package static let eras = ["BC", "AD"]
  /// Before Christ and Anno Domini.
  package static let longEras = ["Before Christ", "Anno Domini"]
}
