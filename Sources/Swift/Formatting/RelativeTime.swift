// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An instant as seen from another, as `Date.formatted(.relative(…))` and
/// `RelativeDateTimeFormatter` write it.
package struct RelativeTime: Sendable, Hashable {
  /// How units are named.
  package enum Width: String, Sendable, Hashable, CaseIterable {
    /// 2 months ago: `.wide`, or `.full` of the formatter.
    case wide
    /// 2 mo. ago: `.abbreviated`, or `.short` of the formatter.
    case abbreviated
    /// 2mo ago: `.narrow`, or `.abbreviated` of the formatter.
    case narrow
    /// two months ago: `.spellOut`.
    case spellOut
  }

  /// How units are named.
  package var width: Width
  /// Whether `yesterday` and the like replace numbers: `.named`.
  package var isNamed: Bool
  /// The language it is written in.
  package var locale = FormatLocale.english

  /// The format by default: 2 months ago.
  package init(width: Width = .wide, isNamed: Bool = false) {
    self.width = width
    self.isNamed = isNamed
  }

  /// The text of an instant seen from now, as `Date.formatted` writes it.
  ///
  /// Hours and smaller are rounded; days and larger count the midnights, Sundays, firsts of months
  /// or New Years between the two (Reported).
  package func text(
    at instant: Double, now: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    let now = GregorianCalendar.bounded(now)
    let seconds = (GregorianCalendar.bounded(instant) - now).rounded()
    let target = now + seconds
    let parts = calendar.difference(Self.units, from: now, to: target)
    for unit in [DurationUnit.years, .months, .weeks, .days] {
      guard let part = unit.calendarUnit, parts[part] != 0 else { continue }
      let count = boundaries(of: part, from: now, to: target, in: calendar)
      // Seven midnights are a week, twelve firsts a year, and four Sundays a month if it is as long
      // as one (the limit is Assumed).
      switch (unit, count.magnitude) {
      case (.days, 7): return text(count.signum(), .weeks)
      case (.weeks, 4) where seconds.magnitude >= 25 * 86_400:
        return text(count.signum(), .months)
      case (.months, 12): return text(count.signum(), .years)
      case _: return text(count, unit)
      }
    }
    let magnitude = seconds.magnitude
    let sign = seconds < 0 ? -1 : 1
    let minutes = Int((magnitude / 60).rounded(.toNearestOrAwayFromZero))
    if magnitude < 60 { return text(sign * Int(magnitude), .seconds) }
    if magnitude < 3600, minutes < 60 { return text(sign * minutes, .minutes) }
    let hours = Int((magnitude / 3600).rounded(.toNearestOrAwayFromZero))
    if hours < 24 { return text(sign * hours, .hours) }
    return text(boundaries(of: .day, from: now, to: target, in: calendar), .days)
  }

  /// The text of an instant seen from now, as `RelativeDateTimeFormatter` writes it: the largest unit of
  /// which a whole one lies between them, less its rest (Calibrated: 210 seconds are 3 minutes).
  package func wholeText(
    at instant: Double, now: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    let now = GregorianCalendar.bounded(now)
    let seconds = (GregorianCalendar.bounded(instant) - now).rounded(.towardZero)
    return text(calendar.difference(Self.units, from: now, to: now + seconds))
  }

  private static let units = [
    DurationUnit.years, .months, .weeks, .days, .hours, .minutes, .seconds,
  ].compactMap(\.calendarUnit)

  /// The text of amounts: that of the largest that is not 0.
  package func text(_ parts: CalendarComponents) -> String {
    let units: [DurationUnit] = [.years, .months, .weeks, .days, .hours, .minutes]
    for unit in units {
      let count = unit.calendarUnit.flatMap { parts[$0] } ?? 0
      if count != 0 { return text(count, unit) }
      if unit == .weeks, let weeks = parts[.weekOfMonth], weeks != 0 { return text(weeks, .weeks) }
    }
    return text(parts[.second] ?? 0, .seconds)
  }

  private func boundaries(
    of unit: CalendarUnit, from start: Double, to end: Double, in calendar: GregorianCalendar
  ) -> Int {
    let first = calendar.interval(of: unit, for: start)?.start ?? start
    let last = calendar.interval(of: unit, for: end)?.start ?? end
    return calendar.difference([unit], from: first, to: last)[unit] ?? 0
  }

  private func text(_ count: Int, _ unit: DurationUnit) -> String {
    if !locale.isEnglish, let part = unit.calendarUnit {
      return LocalizedDates.relative(count, part, width, isNamed: isNamed, locale) ?? ""
    }
    if isNamed, let name = name(count, unit) { return name }
    let magnitude = Int(clamping: count.magnitude)
    let plural = PluralCategory(magnitude)
    let number = NumberFormat().text(magnitude)
    let amount =
      switch width {
      case .wide: number + " " + unit.name(plural)
      case .spellOut: SpelledNumber.cardinal(magnitude) + " " + unit.name(plural)
      case .abbreviated: number + " " + abbreviation(unit, plural)
      case .narrow: number + (unit == .months ? "mo" : unit.narrowName)
      }
    return count < 0 ? amount + " ago" : "in " + amount
  }

  private func abbreviation(_ unit: DurationUnit, _ plural: PluralCategory) -> String {
    switch unit {
    case .years: "yr."
    case .months: "mo."
    case .weeks: "wk."
    case .hours: "hr."
    case .minutes: "min."
    case .seconds: "sec."
    case .days, .milliseconds, .microseconds, .nanoseconds: unit.name(plural)
    }
  }

  private func name(_ count: Int, _ unit: DurationUnit) -> String? {
    guard (-1...1).contains(count) else { return nil }
    let isShort = width == .abbreviated || width == .narrow
    switch unit {
    case .seconds: return count == 0 ? "now" : nil
    case .days: return ["yesterday", "today", "tomorrow"][count + 1]
    case .weeks, .months, .years:
      let noun = isShort ? abbreviation(unit, .one) : unit.one
      return ["last ", "this ", "next "][count + 1] + noun
    case .hours, .minutes, .milliseconds, .microseconds, .nanoseconds: return nil
    }
  }
}
