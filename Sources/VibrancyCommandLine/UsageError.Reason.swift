// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension UsageError {
  /// What is wrong with a command line. Option names are kept as typed, with their dashes.
  package enum Reason: Error, Equatable, Sendable {
    /// Nothing was typed.
    case noSubcommand
    /// The first word is no subcommand and leads nowhere.
    case unknownSubcommand(String, nearest: String?)
    /// No subcommand has it.
    case unknownOption(String, nearest: String?)
    /// Others have it.
    case optionElsewhere(String, owners: [String])
    /// It was typed before the subcommand.
    case optionBeforeSubcommand(String, owners: [String])
    /// It was typed after a subcommand.
    case optionOfRoot(String, root: String)
    /// `--flag=value`.
    case flagWithValue(String)
    /// The words end, or go on with another option (`next`).
    case missingValue(String, _ placeholder: String, next: String?)
    /// An empty text, or an empty item in a comma list.
    case emptyValue(String, _ placeholder: String)
    /// A value the option does not take.
    case refusedValue(String, _ value: String, OptionKind.Refusal, listing: String? = nil)
    /// The subcommand takes no words without a dash.
    case unexpectedPositional(String)
    /// An empty word.
    case emptyPositional(_ placeholder: String)
    /// Nothing to work on.
    case missingPositional(_ placeholder: String, standIn: String?)
    /// One of these is required, spelled with its value.
    case missingOption([String])
    /// Two options that rule each other out.
    case excluded(String, String)
    /// The first needs the second.
    case needsOption(String, String)
  }
}
