// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Hole {
  /// What stands for it in a text, by what it is called; a dash where that says nothing.
  package var words: String {
    let name = role ?? gap.name.split(separator: ".").last.map(String.init) ?? ""
    let words = Self.words(of: name.prefix { $0 != "(" }).drop { Self.verbs.contains($0) }
    guard let last = words.last, !Self.empty.contains(last) else { return "–" }
    if let figure = Self.figures.first(where: { $0.names.contains(last) }) { return figure.text }
    return words.prefix(3).map(\.capitalizedWords).joined(separator: " ")
  }

  /// The words of `cityName`, in lower case.
  private static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var isUpper = true
    for character in name.prefix(60) where character.isLetter || character == "_" {
      if character == "_" || character.isUppercase && !isUpper { words.append("") }
      isUpper = character.isUppercase
      guard character != "_" else { continue }
      if words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }

  /// Words before the one that says what a value is.
  private static let verbs: Set<String> = [
    "get", "make", "fetch", "load", "format", "formatted", "localized", "resolve", "compute",
    "calculate", "create", "build", "current", "display", "convert", "abbreviated", "short", "long",
    "full",
    "selected",
  ]

  /// Words that say nothing of what a value is.
  private static let empty: Set<String> = [
    "shared", "call", "init", "string", "description", "tr", "default", "main", "module", "element",
    "object", "result", "key", "for", "with", "from", "of", "in", "instance", "manager", "model",
    "some",
  ]

  private static let figures: [(names: Set<String>, text: String)] = [
    (["percent", "percentage", "humidity", "battery"], "62"),
    (["progress", "fraction", "ratio"], "0.62"),
    (["amount", "price", "balance", "total", "budget", "cost", "sum"], "62.00"),
    (["temperature", "temp"], "21"), (["time", "hour", "clock"], "10:09"),
    (["date", "day"], "Jun 14"), (["currency"], "$"),
    (["count", "steps", "streak", "level", "score", "rank", "points", "number", "index"], "3"),
  ]
}
