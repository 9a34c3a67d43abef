// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// A subcommand that works on many inputs and writes pictures.
protocol BatchCommand {
  var arguments: Arguments { get }
  var console: Console { get }

  /// Does the work and tells of it.
  ///
  /// - Throws: What stops it before any input is looked at.
  func work() async throws(CommandError) -> ExitStatus
}

extension BatchCommand {
  /// Does the work; what stops it is told, too.
  func run() async -> ExitStatus {
    do throws(CommandError) {
      return await console.status(after: try await work())
    } catch {
      for sentence in [error.sentence] + error.others { await console.fail(sentence) }
      return .failure
    }
  }

  /// Says what is odd, unless only errors are wanted.
  func remark(_ notes: [String]) async {
    guard !arguments.flag("quiet") else { return }
    for note in notes { await console.remark(note) }
  }

  /// Inputs worked on at once.
  var jobs: Int { arguments.integer("jobs") ?? FileSystem.processorCount }

  /// Time against size of file.
  var compression: Compression {
    arguments.text("compression").flatMap { Compression(rawValue: $0) } ?? .balanced
  }

  /// Bits a sample, if asked for or by default the same for every input.
  var depth: SampleDepth? { arguments.integer("depth").map { $0 == 16 ? .sixteen : .eight } }
}
