// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A `dateFormat`: letters that stand for parts of a date (Unicode TS 35), and other text as it is.
///
/// At most the first 100,000 scalars count. A letter that names no part makes the pattern write
/// nothing, as ICU refuses such a pattern (Reported).
package struct DatePattern: Sendable, Hashable {
  /// A piece of a pattern.
  enum Piece: Hashable {
    /// A letter and how often it is repeated.
    case field(Unicode.Scalar, Int)
    /// Text to write as it is.
    case literal(String)
  }

  /// The pattern as it is written.
  package let text: String
  /// The pieces in order; empty if the pattern is not valid.
  let pieces: [Piece]

  private static let letters = Set("GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx".unicodeScalars)

  /// The pattern of a text, in which quotes enclose text to write and two of them are one.
  package init(_ text: String) {
    var pieces: [Piece] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    let scalars = Array(text.unicodeScalars.prefix(100_000))
    self.text = String(String.UnicodeScalarView(scalars))
    var index = 0
    var isQuoted = false
    var isValid = true
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "'" {
        if index + 1 < scalars.count, scalars[index + 1] == "'" {
          literal.unicodeScalars.append("'")
          index += 2
          continue
        }
        isQuoted.toggle()
        index += 1
      } else if !isQuoted, ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        var end = index
        while end < scalars.count, scalars[end] == scalar { end += 1 }
        flush()
        pieces.append(.field(scalar, end - index))
        if !Self.letters.contains(scalar) { isValid = false }
        index = end
      } else {
        literal.unicodeScalars.append(scalar)
        index += 1
      }
    }
    flush()
    self.pieces = isValid ? pieces : []
  }

  /// The text of an instant in the zone and language of a calendar.
  package func text(at instant: Double, in calendar: GregorianCalendar = .init()) -> String {
    guard calendar.locale.isEnglish else {
      return pieces.isEmpty
        ? "" : LocalizedDates.text(at: instant, pattern: self.text, in: calendar)
    }
    let instant = Self.wholeMilliseconds(instant)
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .field(let letter, let count): text += field(letter, count, instant, calendar)
      }
    }
    return text
  }

  /// Whether the pattern has one of some letters.
  func contains(anyOf letters: Set<Unicode.Scalar>) -> Bool {
    pieces.contains { piece in
      if case .field(let letter, _) = piece { letters.contains(letter) } else { false }
    }
  }

  private func field(
    _ letter: Unicode.Scalar, _ count: Int, _ instant: Double, _ calendar: GregorianCalendar
  ) -> String {
    func part(_ unit: CalendarUnit) -> Int { calendar.component(unit, of: instant) }
    func number(_ value: Int) -> String { padded(value, to: count) }
    func name(_ value: Int, narrow: [String], wide: [String], short: [String]) -> String {
      let names = count == 4 ? wide : count == 5 ? narrow : short
      return (0..<names.count).contains(value) ? names[value] : ""
    }
    func year(_ value: Int) -> String { count == 2 ? padded(value % 100, to: 2) : number(value) }
    switch letter {
    case "G":
      return name(
        part(.era), narrow: ["B", "A"], wide: DateSymbols.longEras, short: DateSymbols.eras)
    case "y", "U": return year(part(.year))
    case "Y": return year(part(.yearForWeekOfYear))
    case "u", "r": return number(part(.era) == 0 ? 1 - part(.year) : part(.year))
    case "Q", "q":
      return count < 3
        ? number(part(.quarter))
        : name(
          part(.quarter) - 1, narrow: ["1", "2", "3", "4"], wide: DateSymbols.quarters,
          short: DateSymbols.shortQuarters)
    case "M", "L":
      return count < 3 || count > 5
        ? number(part(.month))
        : name(
          part(.month) - 1, narrow: DateSymbols.veryShortMonths, wide: DateSymbols.months,
          short: DateSymbols.shortMonths)
    case "w": return number(part(.weekOfYear))
    case "W": return number(part(.weekOfMonth))
    case "d": return number(part(.day))
    case "D": return number(part(.dayOfYear))
    case "F": return number(part(.weekdayOrdinal))
    case "g": return number(calendar.split(instant).day + 2_451_911)
    case "E": return weekday(part(.weekday), count)
    case "e", "c":
      return count < 3
        ? number(calendar.daysIntoWeek(of: part(.weekday)) + 1) : weekday(part(.weekday), count)
    case "h": return number((part(.hour) + 11) % 12 + 1)
    case "H": return number(part(.hour))
    case "K": return number(part(.hour) % 12)
    case "k": return number((part(.hour) + 23) % 24 + 1)
    case "m": return number(part(.minute))
    case "s": return number(part(.second))
    case "S": return fraction(of: instant, digits: count)
    case "A":
      let milliseconds = calendar.split(instant).seconds * 1000
      return number(Int(milliseconds.rounded()))
    case "a", "b", "B": return dayPeriod(letter, count, part)
    default: return zone(letter, count, instant, calendar)
    }
  }

  private func weekday(_ weekday: Int, _ count: Int) -> String {
    let names =
      count == 4
      ? DateSymbols.weekdays
      : count == 5
        ? DateSymbols.veryShortWeekdays
        : count == 6 ? DateSymbols.twoLetterWeekdays : DateSymbols.shortWeekdays
    return names[weekday - 1]
  }

  /// The milliseconds of an instant, then zeros: ICU knows no smaller part (Reported).
  private func fraction(of instant: Double, digits: Int) -> String {
    let bounded = GregorianCalendar.bounded(instant)
    let milliseconds = Int(((bounded - bounded.rounded(.down)) * 1000).rounded())
    let three = padded(milliseconds, to: 3)
    return digits <= 3
      ? String(three.prefix(digits)) : three + String(repeating: "0", count: digits - 3)
  }

  /// An instant cut to the milliseconds since 1970 that ICU counts in.
  private static func wholeMilliseconds(_ instant: Double) -> Double {
    let daysTo1970 = 11_323.0
    let bounded = GregorianCalendar.bounded(instant)
    guard bounded.magnitude < 1e12 else { return bounded.rounded(.down) }
    let milliseconds = (bounded * 1000 + daysTo1970 * 86_400_000).rounded(.down)
    let seconds = (milliseconds / 1000).rounded(.down)
    return seconds - daysTo1970 * 86_400 + (milliseconds - seconds * 1000) / 1000
  }

  private func dayPeriod(
    _ letter: Unicode.Scalar, _ count: Int, _ part: (CalendarUnit) -> Int
  ) -> String {
    let hour = part(.hour)
    let isNarrow = count == 5
    if letter != "a", hour == 12, part(.minute) == 0 || !contains(anyOf: ["m"]),
      part(.second) == 0 || !contains(anyOf: ["s"])
    {
      return isNarrow ? "n" : "noon"
    }
    if letter == "B" {
      switch hour {
      case ..<12: return "in the morning"
      case 12..<18: return "in the afternoon"
      case 18..<21: return "in the evening"
      default: return "at night"
      }
    }
    return isNarrow ? (hour < 12 ? "a" : "p") : DateSymbols.halves[hour / 12]
  }

  private func zone(
    _ letter: Unicode.Scalar, _ count: Int, _ instant: Double, _ calendar: GregorianCalendar
  ) -> String {
    let zone = calendar.timeZone
    if zone.isNamed {
      // Names of zones are Foundation's.
      let pattern = String(repeating: String(letter), count: min(count, 5))
      return LocalizedDates.text(at: instant, pattern: pattern, in: calendar)
    }
    let offset = zone.offset(at: instant)
    let isUTC = offset == 0
    func localized(isLong: Bool) -> String { ClockZone.localized(offset: offset, isLong: isLong) }
    func numeric(separator: String, hasOptionalMinutes: Bool = false) -> String {
      ClockZone.numeric(
        offset: offset, separator: separator, hasOptionalMinutes: hasOptionalMinutes)
    }
    switch letter {
    case "z", "v":
      // ICU has the name from 1970 on (Reported).
      return count == 4 && isUTC && instant >= -11_323 * 86_400
        ? "Greenwich Mean Time" : localized(isLong: count == 4)
    case "O": return localized(isLong: count == 4)
    case "Z":
      if count == 4 { return localized(isLong: true) }
      if count == 5 {
        return isUTC ? "Z" : numeric(separator: ":")
      }
      return numeric(separator: "")
    case "X" where isUTC: return "Z"
    case "X", "x":
      return numeric(
        separator: count == 3 || count == 5 ? ":" : "", hasOptionalMinutes: count == 1)
    default:
      // V: identifiers, and the city of a zone.
      switch count {
      case 1: return isUTC ? "gmt" : "unk"
      case 2: return localized(isLong: true)
      case 3: return "Unknown City"
      default: return localized(isLong: true)
      }
    }
  }
}
