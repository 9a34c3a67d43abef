// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension DatePattern {
  /// The instant that a text says in this pattern, as `date(from:)`; nil if it does not fit.
  ///
  /// What the pattern lacks is that of 1 January 2000, 00:00 (Documented); a year of two digits is
  /// from 1950 to 2049 (Documented: `twoDigitStartDate`). Values out of range, as 30 February, and
  /// text after the end do not fit. Weekdays must be names but need not agree with the date.
  ///
  /// - Parameter isLenient: Whether days out of range count on from their month.
  package func instant(
    of text: String, in calendar: GregorianCalendar = .init(), isLenient: Bool = false
  ) -> Double? {
    guard !pieces.isEmpty else { return nil }
    guard calendar.locale.isEnglish else {
      return LocalizedDates.instant(of: text, pattern: self.text, in: calendar)
    }
    var reader = TextReader(text)
    var parts = CalendarComponents()
    var half: Int?
    var offset: Int?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let literal):
        guard read(literal, &reader) else { return nil }
      case .field(let letter, let count):
        let isAbutting = index + 1 < pieces.count && isNumber(pieces[index + 1])
        if "EecaBb".unicodeScalars.contains(letter),
          count >= 3 || !"ec".unicodeScalars.contains(letter)
        {
          guard let word = readWord(letter, &reader) else { return nil }
          if letter == "a" { half = word }
        } else if "zZOvVXx".unicodeScalars.contains(letter) {
          guard let read = readZone(&reader) else { return nil }
          offset = read
        } else {
          guard readNumber(letter, count, isAbutting, &reader, &parts) else { return nil }
        }
      }
    }
    reader.skipSpaces()
    guard reader.isAtEnd else { return nil }
    if parts[.year] == nil, parts[.yearForWeekOfYear] == nil { parts[.year] = 2000 }
    if let half, let hour = parts[.hour] {
      guard hour <= 12 else { return nil }
      parts[.hour] = hour % 12 + 12 * half
    }
    var calendar = calendar
    if let offset {
      guard let zone = ClockZone(secondsFromGMT: offset) else { return nil }
      calendar.timeZone = zone
    }
    let instant = calendar.instant(from: parts)
    guard !isLenient else { return instant }
    for unit in [CalendarUnit.month, .day, .hour, .minute, .second] {
      if let value = parts[unit], calendar.component(unit, of: instant) != value { return nil }
    }
    return instant
  }

  private static let separators = Set("-/.,".unicodeScalars)

  private func isNumber(_ piece: Piece) -> Bool {
    guard case .field(let letter, let count) = piece else { return false }
    return "yYuUrDdFgHhKkmsSAwW".unicodeScalars.contains(letter)
      || count < 3 && "MLQqec".unicodeScalars.contains(letter)
  }

  private func read(_ literal: String, _ reader: inout TextReader) -> Bool {
    for scalar in literal.unicodeScalars {
      if scalar.properties.isWhitespace {
        reader.skipSpaces()
      } else if !reader.take(scalar) {
        // ICU takes the separators of dates for one another (Reported).
        guard let next = reader.next, Self.separators.contains(scalar),
          Self.separators.contains(next)
        else { return false }
        reader.advance(by: 1)
      }
    }
    return true
  }

  private func readWord(_ letter: Unicode.Scalar, _ reader: inout TextReader) -> Int? {
    switch letter {
    case "a":
      if let half = reader.take(anyOf: DateSymbols.halves) { return half }
      return reader.take(anyOf: ["a", "p"])
    case "b", "B": return nil
    default: return reader.take(anyOf: DateSymbols.weekdays + DateSymbols.shortWeekdays)
    }
  }

  private func readZone(_ reader: inout TextReader) -> Int? {
    let isNamed = reader.take(word: "GMT") || reader.take(word: "UTC")
    if let offset = reader.offset() { return offset }
    return isNamed ? 0 : nil
  }

  private func readNumber(
    _ letter: Unicode.Scalar, _ count: Int, _ isAbutting: Bool, _ reader: inout TextReader,
    _ parts: inout CalendarComponents
  ) -> Bool {
    reader.skipSpaces()
    if letter == "G" {
      guard let era = reader.take(anyOf: DateSymbols.eras) else { return false }
      parts[.era] = era
      return true
    }
    if letter == "M" || letter == "L", count >= 3 {
      guard let index = reader.take(anyOf: DateSymbols.months + DateSymbols.shortMonths) else {
        return false
      }
      parts[.month] = index % 12 + 1
      return true
    }
    if letter == "Q" || letter == "q", count >= 3 {
      guard let index = reader.take(anyOf: DateSymbols.quarters + DateSymbols.shortQuarters) else {
        return false
      }
      parts[.quarter] = index % 4 + 1
      return true
    }
    let isNegative = !isAbutting && "yu".unicodeScalars.contains(letter) && reader.take("-")
    guard let read = reader.digits(atMost: isAbutting ? count : 18) else { return false }
    let value = isNegative ? -read.value : read.value
    switch letter {
    case "y", "Y", "u", "U", "r":
      let isShort = count <= 2 && read.count == 2
      parts[letter == "Y" ? .yearForWeekOfYear : .year] =
        isShort ? value + (value < 50 ? 2000 : 1900) : value
    case "M", "L": parts[.month] = value
    case "d": parts[.day] = value
    case "D": parts[.dayOfYear] = value
    case "w": parts[.weekOfYear] = value
    case "H", "K":
      guard value < (letter == "H" ? 24 : 12) else { return false }
      parts[.hour] = value
    case "h", "k":
      guard 1...(letter == "h" ? 12 : 24) ~= value else { return false }
      parts[.hour] = letter == "h" ? value % 12 : value % 24
    case "m": parts[.minute] = value
    case "s": parts[.second] = value
    case "S":
      var nanoseconds = value
      // Milliseconds are the smallest part that ICU reads.
      for _ in read.count..<max(3, read.count) { nanoseconds *= 10 }
      for _ in 3..<max(3, read.count) { nanoseconds /= 10 }
      parts[.nanosecond] = nanoseconds * 1_000_000
    default: break
    }
    return true
  }
}
