// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A `Duration` as `formatted(.units(…))` and `formatted(.time(pattern:))` write it.
///
/// Lengths are seconds; NaN is 0, and what is longer than 9,000,000,000 seconds is cut to that.
package struct DurationFormat: Sendable, Hashable {
  /// How units are named.
  package enum Width: String, Sendable, Hashable, CaseIterable {
    /// 2 hours, 9 minutes.
    case wide
    /// 2 hr, 9 min.
    case abbreviated
    /// 2 hr 9 min.
    case condensedAbbreviated
    /// 2h 9m.
    case narrow
  }

  /// The fields of a clock.
  package enum Pattern: String, Sendable, Hashable, CaseIterable {
    /// 2:09.
    case hourMinute
    /// 2:09:00.
    case hourMinuteSecond
    /// 129:00.
    case minuteSecond
  }

  /// The units that may be written.
  package var units: Set<DurationUnit>
  /// How units are named.
  package var width: Width
  /// How many units are written at most.
  package var maximumUnitCount: Int?
  /// The digits of units that are 0; nil leaves them out.
  package var zeroUnitLength: Int?
  /// The digits of each number at least.
  package var valueLength = 1
  /// The digits after the point of the smallest unit.
  package var fractionLength = 0
  /// The language it is written in.
  package var locale = FormatLocale.english

  /// Hours, minutes and seconds, as `.units()`.
  package init(
    units: Set<DurationUnit> = [.hours, .minutes, .seconds], width: Width = .abbreviated
  ) {
    self.units = units
    self.width = width
  }

  /// A length in whole nanoseconds.
  private static func nanoseconds(_ seconds: Double) -> Int {
    let bounded = seconds.isNaN ? 0 : min(9e9, max(-9e9, seconds))
    let whole = bounded.rounded(.towardZero)
    return Int(whole) * 1_000_000_000 + Int(((bounded - whole) * 1e9).rounded())
  }

  /// The quotient rounded to the nearest, halves to even; both are positive.
  private static func rounded(_ number: Int, by divisor: Int) -> Int {
    let quotient = number / divisor
    let rest = number % divisor
    let isUp = rest > divisor - rest || rest == divisor - rest && quotient % 2 == 1
    return isUp ? quotient + 1 : quotient
  }

  /// The text of a length: units that are 0 are left out, but the smallest if all are.
  package func text(seconds: Double) -> String {
    guard locale.isEnglish else { return LocalizedNumbers.duration(seconds, self) }
    let allowed = DurationUnit.allCases.filter(units.contains)
    guard let smallest = allowed.last else { return "" }
    let total = Self.nanoseconds(seconds)
    var values = divided(total, into: allowed)
    if zeroUnitLength == nil {
      values.removeAll { $0.count.isZero }
      if values.isEmpty { values = [(smallest, DecimalDigits(0))] }
    }
    if let limit = maximumUnitCount.map({ max(1, $0) }), values.count > limit {
      // What is left is rounded into the units that are written, also those that become 0.
      values = divided(total, into: values.prefix(limit).map(\.unit))
    }
    let isNegative = total < 0 && values.contains { !$0.count.isZero }
    let parts = values.enumerated().map {
      part($1.unit, $1.count, isLast: $0 == values.count - 1)
    }
    return (isNegative ? "-" : "") + parts.joined(separator: separator)
  }

  /// The counts of units; only the last may have digits after the point.
  private func divided(
    _ total: Int, into units: [DurationUnit]
  ) -> [(unit: DurationUnit, count: DecimalDigits)] {
    guard let smallest = units.last else { return [] }
    // A nanosecond is the smallest step.
    var places = min(9, max(0, fractionLength))
    while smallest.nanoseconds % Self.power(of: places) != 0 { places -= 1 }
    let step = smallest.nanoseconds / Self.power(of: places)
    var rest = Self.rounded(total.magnitudeLimited, by: step)
    return units.map { unit in
      let size = unit.nanoseconds / step
      var count = DecimalDigits(unit == smallest ? rest : rest / size)
      if unit == smallest { count.shift(by: -places) }
      rest %= size
      return (unit, count)
    }
  }

  /// Ten to the power of 0 to 9.
  private static func power(of places: Int) -> Int {
    var power = 1
    for _ in 0..<places { power *= 10 }
    return power
  }

  private func part(_ unit: DurationUnit, _ count: DecimalDigits, isLast: Bool) -> String {
    let places = isLast ? min(9, max(0, fractionLength)) : 0
    let length = count.isZero ? zeroUnitLength ?? valueLength : valueLength
    let number = count.text(
      minimumInteger: min(100, max(1, length)), minimumFraction: places, grouping: 4)
    let plural = PluralCategory(written: number)
    switch width {
    case .wide: return number + " " + unit.name(plural)
    case .abbreviated, .condensedAbbreviated: return number + " " + unit.shortName(plural)
    case .narrow: return number + unit.narrowName
    }
  }

  private var separator: String {
    switch width {
    case .wide, .abbreviated: ", "
    case .condensedAbbreviated, .narrow: " "
    }
  }

  /// The text of a length as a clock; the first number is grouped from 1,000 on.
  ///
  /// - Parameters:
  ///   - length: The digits of the first number at least.
  ///   - fractionLength: The digits after the point of the seconds, at most 9.
  package static func clock(
    seconds: Double, pattern: Pattern, length: Int = 1, fractionLength: Int = 0,
    in locale: FormatLocale = .english
  ) -> String {
    locale.withDigits(
      clock(seconds: seconds, pattern: pattern, length: length, fractionLength: fractionLength))
  }

  private static func clock(
    seconds: Double, pattern: Pattern, length: Int, fractionLength: Int
  ) -> String {
    let places = min(9, max(0, fractionLength))
    let scale = pattern == .hourMinute ? 1 : power(of: places)
    let total = nanoseconds(seconds)
    let unit = pattern == .hourMinute ? DurationUnit.minutes : .seconds
    let count = rounded(total.magnitudeLimited, by: unit.nanoseconds / scale)
    let sign = total < 0 && count > 0 ? "-" : ""
    func first(_ number: Int) -> String {
      DecimalDigits(number).text(minimumInteger: min(100, max(1, length)), grouping: 4)
    }
    if pattern == .hourMinute { return sign + first(count / 60) + ":" + padded(count % 60, to: 2) }
    let whole = count / scale
    let fraction = places == 0 ? "" : "." + padded(count % scale, to: places)
    let minutes =
      pattern == .minuteSecond
      ? first(whole / 60) : first(whole / 3600) + ":" + padded(whole / 60 % 60, to: 2)
    return sign + minutes + ":" + padded(whole % 60, to: 2) + fraction
  }
}

extension Int {
  /// The distance from 0, as a signed number.
  fileprivate var magnitudeLimited: Int { self == .min ? .max : abs(self) }
}
