// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One option as data.
package struct OptionSpec: Equatable, Sendable {
  /// How often it may be given, and what several mean.
  package enum Repetition: Equatable, Sendable {
    /// Given again, the last wins.
    case lastWins
    /// Each use adds one value; commas belong to the value.
    case each
    /// Each use adds values separated by commas; a value named twice counts once.
    case commaList
  }

  /// What it has when it is not given.
  package enum Fallback: Equatable, Sendable {
    /// Nothing.
    case none
    /// These values, as if they had been typed.
    case values([String])
    /// Something that depends on the run; the words say what, for help only.
    case described(String)
  }

  /// What an option asks for that ends the reading.
  package enum Answer: Equatable, Sendable { case help, version, completionScript }

  /// The long name, without dashes.
  package var name: String
  /// The one-letter name, without its dash.
  package var short: Character?
  /// What values it takes.
  package var kind: OptionKind
  /// What help shows for the value; `nil` lets the kind choose.
  private var ownPlaceholder: String?
  /// How often it may be given.
  package var repetition: Repetition
  /// What it has when it is not given.
  package var fallback: Fallback
  /// The command that lists the names it takes, if they are too many for help.
  package var listing: String?
  /// The heading it stands under in help.
  package var group: String
  /// What it does: plain ASCII, no full stop. Completions show it up to the first semicolon.
  package var help: String
  /// What becomes of the whole command line once it is read; `nil`: it goes on.
  var answer: Answer?

  /// An option.
  package init(
    _ name: String, short: Character? = nil, _ kind: OptionKind, placeholder: String? = nil,
    repetition: Repetition = .lastWins, fallback: Fallback = .none, listing: String? = nil,
    group: String, help: String
  ) {
    (self.name, self.short, self.kind, self.ownPlaceholder) = (name, short, kind, placeholder)
    (self.repetition, self.fallback, self.listing) = (repetition, fallback, listing)
    (self.group, self.help) = (group, help)
  }

  /// What help shows for the value: `DIR`, `auto|always|never`; empty for a flag.
  package var placeholder: String {
    ownPlaceholder ?? kind.placeholder
  }

  /// The help up to its first semicolon, for the one line a completion has.
  var brief: String {
    String(help.prefix { $0 != ";" })
  }

  /// What the table knows beyond the prose: names, repetition, default; each in a few words.
  var notes: [String] {
    var notes: [String] = []
    let names = kind.candidates
    if !names.isEmpty, names.count <= 8, placeholder != names.joined(separator: "|") {
      notes.append((kind.isOpen ? "names: " : "one of: ") + names.joined(separator: ", "))
    }
    switch repetition {
    case .lastWins: break
    case .each: notes.append("repeatable")
    case .commaList: notes.append("repeatable, or a comma list")
    }
    switch fallback {
    case .none: break
    case .values(let values): notes.append("default: " + values.joined(separator: ","))
    case .described(let words): notes.append("default: " + words)
    }
    return notes
  }

  /// The values it has when it is not given; empty where they depend on the run.
  var defaultValues: [String] {
    if case .values(let values) = fallback { values } else { [] }
  }

  /// How it is typed by its long name, with its value: `--output DIR`.
  var longSpelling: String {
    placeholder.isEmpty ? "--\(name)" : "--\(name) \(placeholder)"
  }

  /// How it is typed in the fewest letters: `-o DIR`.
  var shortestSpelling: String {
    guard let short else { return longSpelling }
    return placeholder.isEmpty ? "-\(short)" : "-\(short) \(placeholder)"
  }
}
