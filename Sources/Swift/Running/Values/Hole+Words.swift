// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySyntax

extension Hole {
  /// What stands for it in a text, by what it is called; a dash where that says nothing.
  package var words: String {
    if role == nil, let shown { return shown }
    let named = wordsOfName
    return named == Self.noWords ? shown ?? named : named
  }

  /// The member or call that it comes from.
  private var called: String {
    role ?? gap.name.split(separator: ".").last.map(String.init) ?? ""
  }

  private var wordsOfName: String {
    let name = called
    // A type's name says nothing of its values, nor does what stopped the code.
    guard let first = name.unicodeScalars.first, !("A"..."Z").contains(first),
      !name.contains(" ")
    else {
      return Self.noWords
    }
    let words = NameWords(String(name.prefix { $0 != "(" })).words.drop { Self.verbs.contains($0) }
    guard let last = words.last, !Self.empty.contains(last) else { return Self.noWords }
    let named = words.prefix(4).joined(separator: "_")
    if StandInNumbers.isKnown(named) {
      return "\(StandInNumbers.whole(named: named, number: number))"
    }
    return StandInTexts.text(named: named, in: "", number: number)
  }

  /// Whether it is called as a flag of an exception is.
  package var isException: Bool { StandInNumbers.isException(called) }

  /// The number that stands for it, where what it is called says that it is one.
  package var wholeNumber: Int? {
    guard let role else { return nil }
    if role == "count" { return Self.listCount }
    return StandInNumbers.isKnown(role) ? StandInNumbers.whole(named: role, number: number) : nil
  }

  /// How many elements a list has that is not known.
  package static let listCount = 3

  /// What stands in a text for what is called nothing that says what it is.
  package static let noWords = "–"

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
}
