// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// Turns the words of a command line into a request, by an option table.
///
/// As GNU tools do it: `--opt value`, `--opt=value`, `-j4`, `-j 4`, `-j=4`, bundled `-qv`, options
/// and positionals in any order after the subcommand, `--` ends the options, `-` is a positional.
/// Words are read from left to right; the first mistake, or the first `--help`, ends the reading.
package struct CommandLineParser: Sendable {
  private let table: OptionTable
  private let pathExists: @Sendable (String) -> Bool

  /// A parser for `table`.
  ///
  /// - Parameter pathExists: Whether a path leads to something; asked at most once, to distinguish a
  ///   mistyped subcommand from an input without one.
  package init(table: OptionTable, pathExists: @escaping @Sendable (String) -> Bool) {
    (self.table, self.pathExists) = (table, pathExists)
  }

  /// The request in `words`, which do not hold the name of the tool itself.
  package func request(for words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else { return .greeting }
    if let command = table.commands.first(where: { $0.name == first }) {
      return try request(for: words.dropFirst(), of: command)
    }
    if first.hasPrefix("-"), first != "-", first != "--" {
      return try request(for: words[...], of: table.root)
    }
    if first == "-" || first == "--" || first.hasPrefix("@") || pathExists(first),
      let check = table.commands.first(where: { $0.subcommand == .check })
    {
      return try request(for: words[...], of: check)
    }
    throw mistake(
      .unknownSubcommand(first, nearest: nearestCommand(to: first)), in: table.root)
  }

  /// `help` and `version` are subcommands elsewhere.
  private func nearestCommand(to word: String) -> String? {
    nearestName(to: word, among: table.commands.map(\.name))
      ?? table.root.option(written: "--\(word)").map { "--\($0.name)" }
  }

  private func request(
    for words: ArraySlice<String>, of command: CommandSpec
  ) throws(UsageError) -> Request {
    var reader = ArgumentReader(table: table, command: command, words: words)
    do throws(UsageError.Reason) {
      return try reader.request()
    } catch {
      throw mistake(error, in: command)
    }
  }

  private func mistake(_ reason: UsageError.Reason, in command: CommandSpec) -> UsageError {
    UsageError(reason, invocation: command.invocation)
  }
}

/// The request of a whole command line.
package enum Request: Equatable, Sendable {
  /// Run a subcommand with what was typed.
  case run(Subcommand, Arguments)
  /// Nothing was typed: print what there is and what to type first, and end well.
  case greeting
  /// Print the help of a subcommand, or of the tool itself (`nil`), and end well.
  case help(Subcommand?)
  /// Print the version and end well.
  case version
  /// Print the completion script of a shell and end well.
  case completionScript(Shell)
}

/// The arguments after a subcommand, each text checked against the table.
package struct Arguments: Equatable, Sendable {
  /// The words without a dash, in order, none empty; `-` and `@FILE` are left as they are.
  package internal(set) var positionals: [String] = []
  /// The options by long name; a flag has an empty list. Subcommands get at it through
  /// `OptionReader` alone.
  package internal(set) var values: [String: [String]] = [:]

  /// The arguments as they were typed.
  package init(positionals: [String] = [], values: [String: [String]] = [:]) {
    (self.positionals, self.values) = (positionals, values)
  }
}
