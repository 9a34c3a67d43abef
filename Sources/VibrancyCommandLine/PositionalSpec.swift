// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What a subcommand's words without a dash are.
package struct PositionalSpec: Equatable, Sendable {
  /// The name in usage lines: `INPUT`.
  package var placeholder: String
  /// What it may be, as prose for help.
  package var help: String
  /// The long name of an option that can stand in for the positionals, such as `files-from`;
  /// without one, at least one positional is required.
  package var standIn: String?

  /// A repeatable positional that shells complete with file names.
  package init(_ placeholder: String, help: String, orOption standIn: String? = nil) {
    (self.placeholder, self.help, self.standIn) = (placeholder, help, standIn)
  }
}
