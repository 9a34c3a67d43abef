// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The parts that a date is to show, whose order and separators the locale decides, as
/// `setLocalizedDateFormatFromTemplate` and the fields of `Date.FormatStyle` say them.
///
/// The patterns of `en_US` are tables (Documented: CLDR's available formats; Reported: the word "at"
/// before the time of a date with a named month).
package struct DateTemplate: Sendable, Hashable {
  private var counts: [Unicode.Scalar: Int] = [:]

  private var keepsLengths = false

  /// The template of the fields of a `Date.FormatStyle`: one hour that is asked for has its two
  /// digits, as have a minute or second by itself, and an hour without AM and PM (Reported).
  ///
  /// `.hour(.twoDigits(amPM: .narrow)).minute()` is `jjaaaaam`, and `.hour(.defaultDigits(amPM:
  /// .omitted))` is `J`; other fields are their letters: `.month(.wide).day()` is `MMMMd`.
  package init(fields: String) {
    self.init(fields)
    keepsLengths = true
  }

  /// The template of letters in any order; `j` is the hour as the locale writes it, and `J` the
  /// same without AM and PM. Other text is left out.
  package init(_ template: String) {
    for scalar in template.unicodeScalars.prefix(1000) { add(scalar) }
  }

  private mutating func add(_ letter: Unicode.Scalar) {
    let alike: [Unicode.Scalar: Unicode.Scalar] = [
      "L": "M", "c": "E", "e": "E", "q": "Q", "u": "y", "r": "y", "U": "y", "k": "H", "K": "h",
    ]
    let canonical = alike[letter] ?? letter
    guard "GyYQMEdDwWFjJhHaBbmsSzZOvVXx".unicodeScalars.contains(canonical) else { return }
    counts[canonical, default: 0] += 1
  }

  private func count(_ letter: Unicode.Scalar) -> Int { counts[letter] ?? 0 }

  private func run(_ letter: Unicode.Scalar, as written: Unicode.Scalar? = nil) -> String {
    String(repeating: String(written ?? letter), count: count(letter))
  }

  /// The pattern that writes these parts in a language.
  package func pattern(in locale: FormatLocale = .english) -> DatePattern {
    DatePattern(patternText(in: locale))
  }

  /// The text of the pattern, as `DateFormatter.dateFormat(fromTemplate:)` gives it.
  package func patternText(in locale: FormatLocale = .english) -> String {
    guard locale.isEnglish else {
      let letters = counts.sorted { $0.key < $1.key }.map { run($0.key) }
      return LocalizedDates.pattern(template: letters.joined(), locale)
    }
    let time = timeText
    guard !time.isEmpty else { return dateText }
    let date = dateText
    if date.isEmpty { return time }
    if onlyWeekday, count("m") > 0 { return weekday(isAlone: false) + " " + time }
    return date + (count("M") >= 3 ? " 'at' " : ", ") + time
  }

  private var onlyWeekday: Bool {
    count("E") > 0 && "GyYQMdDwWF".unicodeScalars.allSatisfy { count($0) == 0 }
  }

  /// The weekday, which has another letter where it stands by itself.
  private func weekday(isAlone: Bool) -> String {
    String(repeating: isAlone ? "c" : "E", count: max(3, count("E")))
  }

  private var dateText: String {
    let era = count("G") > 0 ? " " + run("G") : ""
    let year = count("y") > 0 ? run("y") : count("G") > 0 ? "y" : ""
    let day = run("d")
    let hasWeekday = count("E") > 0
    let isNamed = count("M") >= 3
    var text: String
    if count("M") > 0, !day.isEmpty {
      text = (hasWeekday ? weekday(isAlone: false) + ", " : "") + run("M")
      text += (isNamed ? " " : "/") + day
      if !year.isEmpty { text += (isNamed ? ", " : "/") + year + era }
    } else if count("M") > 0 {
      text = year.isEmpty ? run("M", as: "L") : run("M") + (isNamed ? " " : "/") + year + era
      if hasWeekday { text += " " + weekday(isAlone: true) }
    } else if count("Q") > 0 {
      text = run("Q") + (year.isEmpty ? "" : " " + year + era)
    } else if !day.isEmpty, hasWeekday {
      text = weekday(isAlone: false) + " " + day + (year.isEmpty ? "" : " " + year + era)
    } else if count("y") > 0 {
      text = year + era
      if !day.isEmpty { text += " ('day': \(day))" }
      if hasWeekday { text += " " + weekday(isAlone: true) }
    } else if !day.isEmpty {
      text = day
    } else if hasWeekday {
      text = weekday(isAlone: true)
    } else {
      text = run("G")
    }
    let names: [(Unicode.Scalar, String)] = [
      ("D", "day of year"), ("w", "week"), ("W", "week of month"), ("F", "weekday of month"),
    ]
    for (letter, name) in names where count(letter) > 0 {
      text += text.isEmpty ? run(letter) : " ('\(name)': \(run(letter)))"
    }
    return text
  }

  private var timeText: String {
    let isTwelve = count("h") + count("j") + count("J") > 0
    // A template alone does not heed two digits asked of an hour, minute or second (Reported).
    let isPadded = keepsLengths && max(count("h"), count("j"), 2 * count("J")) > 1
    var clock = count("H") > 0 ? "HH" : isPadded ? "hh" : isTwelve ? "h" : ""
    var half = ""
    if clock.hasPrefix("h"), count("J") == 0 || count("a") > 0 {
      half =
        count("B") > 0 && count("j") == 0
        ? " " + run("B") : "\u{202F}" + String(repeating: "a", count: halfWidth)
    }
    if count("m") > 0 {
      clock += clock.isEmpty ? (count("s") > 0 ? "mm" : alone("m")) : ":mm"
    }
    if count("s") > 0 { clock += clock.isEmpty ? alone("s") : ":ss" }
    if count("S") > 0 { clock += (clock.isEmpty ? "" : ".") + run("S") }
    clock += half
    for zone in ["z", "Z", "O", "v", "V", "X", "x"] as [Unicode.Scalar] where count(zone) > 0 {
      clock += (clock.isEmpty ? "" : " ") + run(zone)
    }
    return clock
  }

  private func alone(_ letter: Unicode.Scalar) -> String {
    keepsLengths && count(letter) > 1 ? run(letter) : String(letter)
  }

  /// How often AM or PM repeats its letter: an hour by itself widens it as its own letter repeats.
  private var halfWidth: Int {
    if count("a") > 0 { return count("a") }
    guard count("m") == 0, !keepsLengths else { return 1 }
    return count("j") < 2 ? 1 : count("j") == 2 ? 4 : 5
  }
}
