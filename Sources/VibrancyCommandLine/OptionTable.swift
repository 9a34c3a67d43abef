// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Everything the command line understands, as data: one value yields the parser, the help texts,
/// the suggestions and the completions, so none of them can disagree.
package struct OptionTable: Equatable, Sendable {
  /// What holds before any subcommand: the tool's name, `--help`, `--version`, …
  ///
  /// Its options end the run, so the first of them decides and nothing after it is read.
  package var root: CommandSpec
  /// The subcommands, in the order help shows them.
  package var commands: [CommandSpec]

  /// A table; names are checked by `problems`.
  package init(root: CommandSpec, commands: [CommandSpec]) {
    (self.root, self.commands) = (root, commands)
  }

  /// The subcommand of that exact name.
  package func command(named name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// The words a user types to get at `command`, such as `vibrancy render`.
  func invocation(of command: CommandSpec) -> String {
    command.name == root.name ? root.name : "\(root.name) \(command.name)"
  }

  /// The subcommands that have an option written `word` (`--scene` or `-o`), as they are typed.
  func owners(of word: String) -> [String] {
    commands.filter { $0.option(written: word) != nil }.map(invocation(of:))
  }

  /// What is wrong with the table itself, a line each; empty for a sound one.
  ///
  /// Found by the tests rather than at run time: a table is written by us, not by a user.
  package var problems: [String] {
    var found: [String] = []
    if Set(commands.map(\.name)).count != commands.count {
      found.append("two subcommands have one name")
    }
    for command in [root] + commands {
      found += command.problems.map { "\(command.name): \($0)" }
    }
    return found
  }
}
