// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a whole command line asks for.
package enum Request: Equatable, Sendable {
  /// Run a subcommand with what was typed.
  case run(Subcommand, Arguments)
  /// Print the help of a subcommand, or of the tool itself (`nil`), and end well.
  case help(Subcommand?)
  /// Print the version and end well.
  case version
  /// Print the completion script of a shell and end well.
  case completionScript(Shell)
}

/// What was typed after a subcommand, each text checked against the table.
package struct Arguments: Equatable, Sendable {
  /// The words without a dash, in order, none empty; `-` and `@FILE` are left as they are.
  package internal(set) var positionals: [String] = []
  /// The options by long name; a flag has an empty list. Subcommands get at it through
  /// `OptionReader` alone.
  package internal(set) var values: [String: [String]] = [:]

  /// What was typed.
  package init(positionals: [String] = [], values: [String: [String]] = [:]) {
    (self.positionals, self.values) = (positionals, values)
  }
}
