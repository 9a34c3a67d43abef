// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

/// A subcommand that prints a text, whatever there is on the disk.
protocol ListingCommand: Command {
  /// The text, or what is wrong with the question.
  var text: String { get throws(CommandError) }
}

extension ListingCommand {
  func run() async -> ExitStatus {
    let console = Console(isQuiet: true)
    do throws(CommandError) {
      await console.print(try text)
      return await console.status(after: .done)
    } catch {
      await console.fail(error.sentence)
      return .failure
    }
  }
}
