// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

/// A subcommand that works on inputs, reports its progress, and may be stopped by what it was asked.
protocol BatchCommand: Command {
  var runOptions: RunOptions { get }

  /// Does the work and reports it.
  ///
  /// - Throws: What stops it before any input is looked at.
  func work(on console: Console) async throws(CommandError) -> ExitStatus
}

extension BatchCommand {
  /// Does the work; what stops it is reported, too.
  func run() async -> ExitStatus {
    let console = Console(
      isQuiet: runOptions.isQuiet, isVerbose: runOptions.isVerbose, color: runOptions.color)
    let reading = Task { await console.showReading() }
    defer { reading.cancel() }
    do throws(CommandError) {
      return await console.status(after: try await work(on: console))
    } catch {
      for sentence in [error.sentence] + error.others { await console.fail(sentence) }
      return .failure
    }
  }
}

/// What a batch has to report when it is over: what went wrong, what is odd, what was made.
struct BatchReport {
  /// What went wrong; said once, however often it did.
  var errors: [CommandError] = []
  /// What must not be missed, one sentence each; said once, and to those who want it quiet, too.
  var warnings: [String] = []
  /// What is odd, one sentence each; said once.
  var notes: [String] = []

  /// Ends the run on a console and reports all of it, the summary last.
  ///
  /// - Parameters:
  ///   - summary: How much was done.
  ///   - results: What was made: one line each, not escaped; made as it is reported.
  ///   - isAlwaysSummed: Whether the summary comes even where no progress is shown.
  /// - Returns: Whether anything went wrong.
  func finish(
    _ summary: String, results: some Sequence<String>, on console: Console, isQuiet: Bool,
    isAlwaysSummed: Bool = false
  ) async -> ExitStatus {
    let tenths = Int(await console.elapsed / .milliseconds(100))
    await console.end()
    let errors = Self.unique(errors.map(\.sentence))
    for error in errors { await console.fail(error) }
    for warning in Self.unique(warnings) { await console.warn(warning) }
    if !isQuiet {
      for note in Self.unique(notes) { await console.remark(note) }
      var lines = ""
      for result in results {
        lines += VisibleText.of(result) + "\n"
        guard lines.utf8.count > 1 << 16 else { continue }
        await console.print(lines)
        lines = ""
      }
      if !lines.isEmpty { await console.print(lines) }
    }
    let failures = errors.isEmpty ? "" : ", " + counted(errors.count, "error")
    await console.end(
      summary: "\(summary)\(failures), \(tenths / 10).\(tenths % 10) s",
      isAlwaysShown: isAlwaysSummed && !isQuiet)
    return errors.isEmpty ? .done : .failure
  }

  /// Compares bytes: two spellings of one accented letter name two files.
  private static func unique(_ sentences: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return sentences.filter { seen.insert(Array($0.utf8)).inserted }
  }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
