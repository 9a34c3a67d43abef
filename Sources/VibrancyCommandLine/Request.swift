// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a whole command line asks for.
package enum Request: Equatable, Sendable {
  /// Run a subcommand.
  case run(Arguments)
  /// Print the help of a subcommand, or of the tool itself (`nil`), and end well.
  case help(command: String?)
  /// Print the version and end well.
  case version
  /// Print the completion script of a shell and end well.
  case completionScript(Shell)
}
