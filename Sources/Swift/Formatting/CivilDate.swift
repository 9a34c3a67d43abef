// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A day as year, month and day: Gregorian from 15 October 1582, Julian before, as Foundation's
/// Gregorian calendar counts (Documented).
struct CivilDate: Hashable {
  /// The year, where 0 is 1 BC.
  var year: Int
  /// The month, 1 to 12.
  var month: Int
  /// The day of the month, from 1.
  var day: Int

  /// The days from 1 January 1970 to 1 January 2001.
  private static let daysToReference = 11_323
  /// 15 October 1582, in days from 1 January 2001.
  static let cutover = -141_427 - daysToReference

  /// A date whose parts are in their ranges.
  init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The date of a day number, counted from 1 January 2001.
  init(dayNumber: Int) {
    let isGregorian = dayNumber >= Self.cutover
    // Years start in March here, so that the leap day is the last.
    let marchDays = dayNumber + Self.daysToReference + (isGregorian ? 719_468 : 719_470)
    let shifted: Int
    let dayOfYear: Int
    if isGregorian {
      let cycle = floorDivide(marchDays, by: 146_097)
      let dayOfCycle = marchDays - cycle * 146_097
      let yearOfCycle =
        (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
      shifted = yearOfCycle + cycle * 400
      dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    } else {
      shifted = floorDivide(4 * marchDays + 3, by: 1461)
      dayOfYear = marchDays - (365 * shifted + floorDivide(shifted, by: 4))
    }
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = month <= 2 ? shifted + 1 : shifted
  }

  /// The days from 1 January 2001 to this date; a day out of its month counts on from the month.
  var dayNumber: Int {
    let gregorian = number(isGregorian: true)
    return gregorian >= Self.cutover ? gregorian : number(isGregorian: false)
  }

  /// The days of the month, fewer in October 1582.
  var daysInMonth: Int {
    let next =
      month == 12
      ? CivilDate(year: year + 1, month: 1, day: 1)
      : CivilDate(year: year, month: month + 1, day: 1)
    let last = CivilDate(dayNumber: next.dayNumber - 1)
    return last.day
  }

  /// The date of some months later, where a day that the month lacks becomes its last.
  func adding(months: Int) -> CivilDate {
    let total = year * 12 + month - 1 + months
    var moved = CivilDate(
      year: floorDivide(total, by: 12), month: total - floorDivide(total, by: 12) * 12 + 1, day: 1)
    moved.day = min(day, moved.daysInMonth)
    return moved
  }

  private func number(isGregorian: Bool) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let leaps = floorDivide(shifted, by: 4)
    let fromZero =
      isGregorian
      ? 365 * shifted + leaps - floorDivide(shifted, by: 100) + floorDivide(shifted, by: 400)
        + dayOfYear - 719_468
      : 365 * shifted + leaps + dayOfYear - 719_470
    return fromZero - Self.daysToReference
  }
}

/// The quotient rounded down; the divisor is positive.
func floorDivide(_ number: Int, by divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}
