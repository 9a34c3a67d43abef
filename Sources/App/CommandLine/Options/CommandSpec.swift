// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One subcommand as data, or the tool itself.
package struct CommandSpec: Equatable, Sendable {
  /// Which one; `nil`: the tool, before any subcommand.
  package let subcommand: Subcommand?
  /// What it does, in one line without a full stop.
  package let summary: String
  /// What follows its name in the usage lines, one line each.
  package let usage: [String]
  /// What its positionals are; `nil` if it takes none.
  package let positional: PositionalSpec?
  /// The options, in the order help shows them inside their groups.
  package let options: [OptionSpec]
  /// Commands worth copying, with what each does.
  package let examples: [ExampleSpec]
  /// What `--help` shows instead of all options; `nil`: those.
  package let screen: HelpScreen?

  /// A subcommand, or the tool.
  package init(
    _ subcommand: Subcommand?, summary: String, usage: [String], positional: PositionalSpec? = nil,
    options: [OptionSpec] = [], examples: [ExampleSpec] = [], screen: HelpScreen? = nil
  ) {
    (self.subcommand, self.summary, self.usage) = (subcommand, summary, usage)
    (self.positional, self.options, self.examples) = (positional, options, examples)
    self.screen = screen
  }

  /// A subcommand, as it declares itself.
  init(_ subcommand: Subcommand) {
    var options = OptionReader()
    _ = subcommand.command.init(&options)
    self.init(subcommand, subcommand.command.about, options)
  }

  /// What `about` describes, with the options that `declared` holds.
  init(_ subcommand: Subcommand?, _ about: CommandDescription, _ declared: OptionReader) {
    self.init(
      subcommand, summary: about.summary, usage: about.usage, positional: declared.positional,
      options: declared.specs, examples: about.examples, screen: about.screen)
  }

  /// The word that selects it, or the tool's own name.
  package var name: String { subcommand?.rawValue ?? OptionTable.tool }

  /// The words a user types to get at it, such as `vibrancy render`.
  var invocation: String { subcommand.map { "\(OptionTable.tool) \($0.rawValue)" } ?? name }

  /// The option of that one letter.
  func option(short letter: Character) -> OptionSpec? {
    options.first { $0.short == letter }
  }

  /// The option written `word`, with its dashes and without a value: `--scene` or `-o`.
  func option(written word: String) -> OptionSpec? {
    if word.hasPrefix("--") { return options.first { $0.name == word.dropFirst(2) } }
    guard word.count == 2, word.hasPrefix("-"), let letter = word.last else { return nil }
    return option(short: letter)
  }

  /// The groups of its options, in order of their first appearance.
  var groups: [String] {
    options.reduce(into: []) { if !$0.contains($1.group) { $0.append($1.group) } }
  }

  /// What is wrong with the description itself, one line each.
  var problems: [String] {
    var found: [String] = []
    if Set(options.map(\.name)).count != options.count { found.append("two options have one name") }
    let letters = options.compactMap(\.short)
    if Set(letters).count != letters.count { found.append("two options have one letter") }
    for option in options {
      for value in option.defaultValues where (try? option.kind.checked(value)) != value {
        found.append("--\(option.name) would refuse its own default '\(value)'")
      }
    }
    return found
  }
}

/// What a subcommand's words without a dash are.
package struct PositionalSpec: Equatable, Sendable {
  /// The name in usage lines: `INPUT`.
  package let placeholder: String
  /// What it may be, as prose for help.
  package let help: String
  /// What shells complete it with; empty: file names.
  package let names: [String]
  /// What is said if there is none, as a clause; `nil`: that none was given.
  package let missing: String?

  /// A repeatable positional.
  package init(
    _ placeholder: String, help: String, names: [String] = [], missing: String? = nil
  ) {
    (self.placeholder, self.help, self.names) = (placeholder, help, names)
    self.missing = missing
  }
}

/// A command line worth copying.
package struct ExampleSpec: Equatable, Sendable {
  /// What is typed, quoted for a POSIX shell. At most 78 columns.
  package let line: String
  /// What it does, in a few words.
  package let effect: String

  /// An example.
  package init(_ line: String, _ effect: String) {
    (self.line, self.effect) = (line, effect)
  }
}
