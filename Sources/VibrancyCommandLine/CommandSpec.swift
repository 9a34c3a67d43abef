// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// One subcommand as data.
package struct CommandSpec: Equatable, Sendable {
  /// The word that selects it: lower case, permanent.
  package var name: String
  /// What it does, in one line without a full stop.
  package var summary: String
  /// What follows its name in the usage lines, a line each.
  package var usage: [String]
  /// What its positionals are; `nil` if it takes none.
  package var positional: PositionalSpec?
  /// The options, in the order help shows them inside their groups.
  package var options: [OptionSpec]
  /// What options must, may not or need to be given together.
  package var constraints: [Constraint]
  /// Commands worth copying, with what each does.
  package var examples: [ExampleSpec]

  /// A subcommand.
  package init(
    _ name: String, summary: String, usage: [String], positional: PositionalSpec? = nil,
    options: [OptionSpec] = [], constraints: [Constraint] = [], examples: [ExampleSpec] = []
  ) {
    (self.name, self.summary, self.usage) = (name, summary, usage)
    (self.positional, self.options) = (positional, options)
    (self.constraints, self.examples) = (constraints, examples)
  }

  /// The option whose long name is `name`, without dashes.
  package func option(named name: String) -> OptionSpec? {
    options.first { $0.name == name }
  }

  /// The option of that one letter.
  func option(short letter: Character) -> OptionSpec? {
    options.first { $0.short == letter }
  }

  /// The option written `word`, with its dashes and without a value: `--scene` or `-o`.
  func option(written word: String) -> OptionSpec? {
    if word.hasPrefix("--") { return option(named: String(word.dropFirst(2))) }
    guard word.count == 2, word.hasPrefix("-"), let letter = word.last else { return nil }
    return option(short: letter)
  }

  /// The groups of its options, in order of their first appearance.
  var groups: [String] {
    options.reduce(into: []) { if !$0.contains($1.group) { $0.append($1.group) } }
  }

  /// What is wrong with the description itself, a line each.
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
    for name in constraints.flatMap(\.names) where option(named: name) == nil {
      found.append("a constraint names '\(name)', which is no option")
    }
    return found
  }
}
