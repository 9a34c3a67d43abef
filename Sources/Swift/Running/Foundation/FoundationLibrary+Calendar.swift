// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyFormatting
package import VibrancySyntax

/// Calendars and the parts of dates.
extension FoundationLibrary {
  /// A part of dates by its name in Swift.
  package func unit(named name: String) -> CalendarUnit? {
    CalendarUnit(rawValue: name) ?? (name == "weekOfYear" ? .weekOfYear : nil)
  }

  package func unit(_ value: SampleValue) -> CalendarUnit? {
    value.implicitName.flatMap(unit(named:))
  }

  /// The units of an array or set literal.
  private func units(_ value: SampleValue) -> [CalendarUnit]? {
    if let one = unit(value) { return [one] }
    return value.elements?.compactMap(unit)
  }

  /// The calendar that a value is.
  package func calendar(_ value: SampleValue?) -> GregorianCalendar? {
    guard let value else { return nil }
    if case .foundation(.calendar(let calendar)) = value { return calendar }
    guard case .implicit(let name, let arguments, _) = value else { return nil }
    if name == "init", let arguments,
      case .foundation(.calendar(let calendar))? = calendarConstruct(arguments)
    {
      return calendar
    }
    return name == "current" || name == "autoupdatingCurrent" ? currentCalendar : nil
  }

  /// `Calendar(identifier:)`.
  package func calendarConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    let isISO = arguments.first?.value.implicitName == "iso8601"
    // It has no language of its own; its names are those of the run (Assumed).
    return .foundation(.calendar(isISO ? .iso8601() : currentCalendar))
  }

  /// `DateComponents(…)`.
  package func componentsConstruct(_ arguments: [PassedValue]) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    var parts = CalendarComponents()
    for argument in arguments {
      guard let label = argument.label else { return nil }
      if let unit = unit(named: label) {
        parts[unit] = argument.value.whole
      } else if label != "calendar", label != "timeZone" {
        return nil
      }
    }
    return .foundation(.components(parts))
  }

  package func componentsMember(_ name: String, _ parts: CalendarComponents) -> SampleValue? {
    if let unit = unit(named: name) { return SampleValue(parts[unit].map { .integer($0) }) }
    if name == "date" { return .foundation(.date(GregorianCalendar().instant(from: parts))) }
    return name == "isLeapMonth" ? .bool(false) : nil
  }

  package func calendarMember(_ name: String, _ calendar: GregorianCalendar) -> SampleValue? {
    if let symbols = symbols(name, calendar.locale) { return .array(symbols.map { .string($0) }) }
    switch name {
    case "timeZone": return .foundation(.timeZone(calendar.timeZone))
    case "firstWeekday": return .integer(calendar.firstWeekday)
    case "minimumDaysInFirstWeek": return .integer(calendar.minimumDaysInFirstWeek)
    case "locale": return .foundation(.locale(calendar.locale.identifier))
    case "identifier": return .implicit("gregorian", nil, .nowhere)
    case "amSymbol", "AMSymbol":
      return SampleValue(
        DateSymbols.names(.halves, in: calendar.locale).first.map { .string($0) })
    case "pmSymbol", "PMSymbol":
      return SampleValue(DateSymbols.names(.halves, in: calendar.locale).last.map { .string($0) })
    case _: return nil
    }
  }

  /// The names of months and days that calendars and formatters have; `nil`: there are none of the name.
  package func symbols(_ name: String, _ locale: FormatLocale) -> [String]? {
    let names: [String: DateSymbols.Name] = [
      "monthSymbols": .months, "standaloneMonthSymbols": .standaloneMonths,
      "shortMonthSymbols": .shortMonths, "shortStandaloneMonthSymbols": .shortStandaloneMonths,
      "veryShortMonthSymbols": .veryShortMonths,
      "veryShortStandaloneMonthSymbols": .veryShortStandaloneMonths,
      "weekdaySymbols": .weekdays, "standaloneWeekdaySymbols": .standaloneWeekdays,
      "shortWeekdaySymbols": .shortWeekdays,
      "shortStandaloneWeekdaySymbols": .shortStandaloneWeekdays,
      "veryShortWeekdaySymbols": .veryShortWeekdays,
      "veryShortStandaloneWeekdaySymbols": .veryShortStandaloneWeekdays,
      "quarterSymbols": .quarters, "standaloneQuarterSymbols": .quarters,
      "shortQuarterSymbols": .shortQuarters, "eraSymbols": .eras, "longEraSymbols": .longEras,
    ]
    return names[name].map { DateSymbols.names($0, in: locale) }
  }

  package func calendarCall(
    _ name: String, _ calendar: GregorianCalendar, _ arguments: [PassedValue], at spot: Spot
  ) -> SampleValue? {
    if let unknown = arguments.unknown { return unknown }
    // A date that there is not makes none.
    let needsDate = ["to", "of", "from", "for"].contains {
      arguments.labelled($0)?.isNothing ?? false
    }
    if needsDate { return .nothing }
    let first = arguments.first?.value
    switch name {
    case "date": return calendarDate(calendar, arguments)
    case "component":
      guard let unit = first.flatMap(unit), let date = arguments.labelled("from").flatMap(instant)
      else { return nil }
      return .integer(calendar.component(unit, of: date))
    case "dateComponents": return calendarComponents(calendar, arguments)
    case "startOfDay":
      return first.flatMap(instant).map { .foundation(.date(calendar.startOfDay($0))) }
    case "isDateInToday", "isDateInTomorrow", "isDateInYesterday":
      let days = name == "isDateInToday" ? 0 : name == "isDateInTomorrow" ? 1 : -1
      return first.flatMap(instant).map {
        .bool(calendar.isDay($0, daysAfter: days, now: code.situation.now))
      }
    case "isDateInWeekend": return first.flatMap(instant).map { .bool(calendar.isInWeekend($0)) }
    case "isDate":
      guard let one = first.flatMap(instant), arguments.count > 1,
        let other = instant(arguments[1].value)
      else { return nil }
      let unit = arguments.labelled("toGranularity").map(unit) ?? .day
      return unit.map { .bool(calendar.isSame($0, one, other)) }
    case "compare":
      guard let one = first.flatMap(instant), let other = arguments.labelled("to").flatMap(instant),
        let unit = arguments.labelled("toGranularity").flatMap(unit)
      else { return nil }
      let order = calendar.isSame(unit, one, other) ? 0 : one < other ? -1 : 1
      return StandardLibrary.ordering(order, at: spot)
    case "range", "ordinality", "dateInterval", "nextDate":
      return calendarSpan(name, calendar, arguments)
    case _: return nil
    }
  }

  private func date(_ instant: Double?) -> SampleValue {
    SampleValue(instant.map { .foundation(.date($0)) })
  }

  private func calendarDate(
    _ calendar: GregorianCalendar, _ arguments: [PassedValue]
  ) -> SampleValue? {
    let values = arguments.map(\.value)
    switch arguments.labels {
    case "byAdding:value:to:", "byAdding:value:to:wrappingComponents:",
      "byAdding:value:to:options:":
      guard let unit = unit(values[0]), let amount = values[1].whole, let from = instant(values[2])
      else { return nil }
      var wraps = false
      if case .bool(true)? = arguments.labelled("wrappingComponents") { wraps = true }
      return date(calendar.adding(amount, unit, to: from, isWrapping: wraps))
    case "byAdding:to:", "byAdding:to:wrappingComponents:":
      guard let parts = parts(values[0]), let from = instant(values[1]) else { return nil }
      return date(calendar.adding(parts, to: from))
    case "from:":
      guard let parts = parts(values[0]) else { return nil }
      return date(calendar.instant(from: parts))
    case "bySetting:value:of:":
      guard let unit = unit(values[0]), let number = values[1].whole, let of = instant(values[2])
      else { return nil }
      return date(calendar.setting(unit, to: number, of: of))
    case "_:matchesComponents:":
      guard let one = instant(values[0]), let parts = parts(values[1]) else { return nil }
      return .bool(parts.units.allSatisfy { calendar.component($0, of: one) == parts[$0] })
    case _:
      guard arguments.first?.label == "bySettingHour", arguments.count >= 4,
        let hour = values[0].whole, let minute = values[1].whole, let second = values[2].whole,
        let of = arguments.labelled("of").flatMap(instant)
      else { return nil }
      return date(calendar.setting(hour: hour, minute: minute, second: second, of: of))
    }
  }

  /// The parts of a date that a value is.
  package func parts(_ value: SampleValue) -> CalendarComponents? {
    if case .foundation(.components(let parts)) = value { return parts }
    if case .implicit("init", let arguments?, _) = value,
      case .foundation(.components(let parts))? = componentsConstruct(arguments)
    {
      return parts
    }
    return nil
  }

  private func calendarComponents(
    _ calendar: GregorianCalendar, _ arguments: [PassedValue]
  ) -> SampleValue? {
    if arguments.first?.label == "in" {
      guard let from = arguments.labelled("from").flatMap(instant) else { return nil }
      return .foundation(.components(calendar.components(CalendarUnit.allCases, of: from)))
    }
    guard let units = arguments.first.flatMap({ units($0.value) }),
      let from = arguments.labelled("from")
    else { return nil }
    guard let to = arguments.labelled("to") else {
      return instant(from).map { .foundation(.components(calendar.components(units, of: $0))) }
    }
    if let start = instant(from), let end = instant(to) {
      return .foundation(.components(calendar.difference(units, from: start, to: end)))
    }
    guard let start = parts(from), let end = parts(to) else { return nil }
    return .foundation(
      .components(
        calendar.difference(
          units, from: calendar.instant(from: start), to: calendar.instant(from: end))))
  }

  private func calendarSpan(
    _ name: String, _ calendar: GregorianCalendar, _ arguments: [PassedValue]
  ) -> SampleValue? {
    if name == "nextDate" {
      guard let after = arguments.labelled("after").flatMap(instant),
        let parts = arguments.labelled("matching").flatMap(parts)
      else { return nil }
      let isBackward = arguments.labelled("direction")?.implicitName == "backward"
      return date(calendar.next(after: after, matching: parts, isBackward: isBackward))
    }
    guard let small = arguments.labelled("of").flatMap(unit),
      let date = arguments.labelled("for").flatMap(instant)
    else { return nil }
    if name == "dateInterval" {
      return SampleValue(
        calendar.interval(of: small, for: date).map {
          .foundation(.interval($0.start, $0.duration))
        })
    }
    guard let large = arguments.labelled("in").flatMap(unit) else { return nil }
    if name == "ordinality" {
      return SampleValue(calendar.ordinality(of: small, in: large, for: date).map { .integer($0) })
    }
    return SampleValue(
      calendar.range(of: small, in: large, for: date).map {
        .range(
          RangeValue(
            lower: .integer($0.lowerBound), upper: .integer($0.upperBound), isClosed: false))
      })
  }
}
