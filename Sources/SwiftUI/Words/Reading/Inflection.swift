// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Words that agree with their number: `^[3 day](inflect: true)`, in English.
enum Inflection {
  /// A text whose marked phrases agree with the first whole number in them; others stay as they are
  /// written between the brackets.
  static func agreed(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "^["),
      let end = rest[start.upperBound...].firstRange(of: "]("),
      let close = rest[end.upperBound...].firstIndex(of: ")")
    {
      let phrase = rest[start.upperBound..<end.lowerBound]
      let attributes = rest[end.upperBound..<close].filter { $0 != " " }
      result += rest[..<start.lowerBound]
      result += attributes.contains("inflect:true") ? agreedPhrase(phrase) : String(phrase)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func agreedPhrase(_ phrase: Substring) -> String {
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.compactMap { Int($0.filter { $0 != "," }) }
    guard let number = numbers.first, let last = words.last, number != 1, !last.isEmpty else {
      return String(phrase)
    }
    words[words.count - 1] = plural(of: last)
    return words.joined(separator: " ")
  }

  /// The regular plural of a noun.
  private static func plural(of noun: String) -> String {
    let letters = noun.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: { letters.hasSuffix($0) }) {
      return noun + "es"
    }
    let beforeLast = letters.dropLast().last
    if letters.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
