// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A length of time as `DateComponentsFormatter` writes it.
package struct ComponentsFormat: Sendable, Hashable {
  /// How units are named, as `DateComponentsFormatter.UnitsStyle`.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// 2:09:00.
    case positional
    /// 2h 9m.
    case abbreviated
    /// 2hr 9min.
    case brief
    /// 2 hr, 9 min.
    case short
    /// 2 hours, 9 minutes.
    case full
    /// two hours, nine minutes.
    case spellOut
  }

  /// What becomes of units that are 0, as `DateComponentsFormatter.ZeroFormattingBehavior`.
  package enum Zeros: String, Sendable, Hashable, CaseIterable {
    /// All are left out, but only leading ones of positional text.
    case automatic
    /// None is left out; positional numbers have two digits.
    case pad
    /// Those before the first that is not 0 are left out.
    case dropLeading
    /// Those between others are left out.
    case dropMiddle
    /// Those after the last that is not 0 are left out.
    case dropTrailing
    /// All are left out.
    case dropAll
  }

  /// How units are named.
  package var style: Style
  /// The units that may be written; none stands for all but weeks.
  package var units: Set<DurationUnit>
  /// What becomes of units that are 0.
  package var zeros: Zeros
  /// How many units are written at most; 0 for all. Smaller ones are cut off (Assumed).
  package var maximumUnitCount: Int
  /// Whether "remaining" follows.
  package var hasRemainingPhrase: Bool
  /// Whether "About" comes before.
  package var hasApproximationPhrase: Bool
  /// The language it is written in; the phrases are English alone.
  package var locale = FormatLocale.english

  /// The format with positional text of all units, as a new formatter.
  package init(
    style: Style = .positional, units: Set<DurationUnit> = [], zeros: Zeros = .automatic,
    maximumUnitCount: Int = 0, hasRemainingPhrase: Bool = false,
    hasApproximationPhrase: Bool = false
  ) {
    self.style = style
    self.units = units
    self.zeros = zeros
    self.maximumUnitCount = maximumUnitCount
    self.hasRemainingPhrase = hasRemainingPhrase
    self.hasApproximationPhrase = hasApproximationPhrase
  }

  /// The text of seconds, counted on from 1 January 2001 as Foundation does.
  package func text(seconds: Double) -> String {
    text(from: 0, to: seconds, in: GregorianCalendar())
  }

  /// The text of the time from one instant to another.
  package func text(
    from start: Double, to end: Double, in calendar: GregorianCalendar = .init()
  ) -> String {
    let allowed = allowedUnits
    let parts = calendar.difference(allowed.compactMap(\.calendarUnit), from: start, to: end)
    return text(parts)
  }

  /// The text of amounts; units that are not allowed are left out, not converted.
  package func text(_ parts: CalendarComponents) -> String {
    var values = allowedUnits.map { unit in
      (unit: unit, count: unit.calendarUnit.flatMap { parts[$0] } ?? 0)
    }
    let isNegative = values.contains { $0.count < 0 }
    values = dropped(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    guard locale.isEnglish else {
      guard style == .positional else {
        return (isNegative ? "-" : "")
          + LocalizedMeasures.duration(
            values.map { ($0.unit, Int(clamping: $0.count.magnitude)) }, style, locale)
      }
      let digits = values.enumerated().map { part($1.unit, $1.count, isFirst: $0 == 0) }
      return locale.withDigits((isNegative ? "-" : "") + digits.joined(separator: ":"))
    }
    let texts = values.enumerated().map { part($1.unit, $1.count, isFirst: $0 == 0) }
    let separator =
      switch style {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    let text = (isNegative ? "-" : "") + texts.joined(separator: separator)
    return (hasApproximationPhrase ? "About " : "") + text
      + (hasRemainingPhrase ? " remaining" : "")
  }

  private var allowedUnits: [DurationUnit] {
    DurationUnit.allCases.filter { unit in
      unit.calendarUnit != nil && (units.isEmpty ? unit != .weeks : units.contains(unit))
    }
  }

  private func dropped(
    _ values: [(unit: DurationUnit, count: Int)]
  ) -> [(unit: DurationUnit, count: Int)] {
    guard let first = values.firstIndex(where: { $0.count != 0 }),
      let last = values.lastIndex(where: { $0.count != 0 })
    else { return zeros == .pad ? values : Array(values.suffix(1)) }
    switch zeros {
    case .pad: return values
    case .automatic where style == .positional, .dropLeading: return Array(values[first...])
    case .automatic, .dropAll: return values.filter { $0.count != 0 }
    case .dropTrailing: return Array(values[...last])
    case .dropMiddle:
      return values.enumerated().filter { $1.count != 0 || $0 < first || $0 > last }
        .map(\.element)
    }
  }

  private func part(_ unit: DurationUnit, _ count: Int, isFirst: Bool) -> String {
    let magnitude = Int(clamping: count.magnitude)
    let number = NumberFormat().text(magnitude)
    let plural = PluralCategory(magnitude)
    switch style {
    case .positional:
      return isFirst && zeros != .pad ? number : padded(magnitude, to: 2)
    case .abbreviated: return number + (unit == .months ? "mo" : unit.narrowName)
    case .brief: return number + unit.shortName(plural)
    case .short: return number + " " + unit.shortName(plural)
    case .full: return number + " " + unit.name(plural)
    case .spellOut: return SpelledNumber.cardinal(magnitude) + " " + unit.name(plural)
    }
  }
}
