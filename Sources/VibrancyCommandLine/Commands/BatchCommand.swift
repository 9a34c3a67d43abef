// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// A subcommand that works on inputs, tells how far it is, and may be stopped by what it was asked.
protocol BatchCommand: Command {
  var manners: Manners { get }

  /// Does the work and tells of it.
  ///
  /// - Throws: What stops it before any input is looked at.
  func work(on console: Console) async throws(CommandError) -> ExitStatus
}

extension BatchCommand {
  /// Does the work; what stops it is told, too.
  func run() async -> ExitStatus {
    let console = Console(
      isQuiet: manners.isQuiet, isVerbose: manners.isVerbose, color: manners.color)
    do throws(CommandError) {
      return await console.status(after: try await work(on: console))
    } catch {
      for sentence in [error.sentence] + error.others { await console.fail(sentence) }
      return .failure
    }
  }
}
