// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// The command `vibrancy`: words in, exit status out. All the work is the library's.
package enum CommandLineTool {
  /// Runs the command.
  ///
  /// - Parameter words: The command line without the tool's own name.
  /// - Returns: The exit status: 0 done, 1 `--check` would change something, 2 wrong usage,
  ///   unreadable input or unwritable output.
  package static func run(_ words: [String]) async -> Int32 {
    SystemCall.returnLargeBlocks()
    let parser = CommandLineParser(table: table, pathExists: { FileSystem.exists($0) })
    do throws(UsageError) {
      return await run(try parser.request(for: words)).rawValue
    } catch {
      let console = Console(isQuiet: true)
      await console.fail(error.description)
      return ExitStatus.failure.rawValue
    }
  }

  /// Makes the standard streams safe to use. It comes before everything else: the concurrency
  /// runtime opens files of its own, which get the number of a stream that is closed.
  package static func prepare() { Terminal.prepare() }

  /// What the process lacks to run at all, and what to do; `nil` if it lacks nothing. Without it,
  /// the first `await` would never come back.
  ///
  /// To be asked before any task runs, on a thread that there is.
  package static var missingResource: String? {
    // What the concurrency runtime starts: a thread a processor, and one for its main queue.
    let wanted = FileSystem.processorCount + 1
    let threads = ThreadSupply.available(of: wanted)
    if threads < wanted {
      return "the system gives \(threads) of \(wanted) threads; raise the limit of processes "
        + "(ulimit -u) or of memory (ulimit -v)"
    }
    let files = OpenFiles.left
    guard files < fewestFiles else { return nil }
    return "only \(counted(files, "more file")) may be open; raise the limit (ulimit -n) by "
      + "\(fewestFiles - files) or more"
  }

  /// What the runtime opens for itself, and one input with its result.
  private static let fewestFiles = 5

  /// Ends the process with one line on standard error, without a thread or a file of its own.
  package static func refuse(_ missing: String) -> Never {
    // Where the stream is closed, nothing can be reported.
    try? StreamWriter().write("error: \(missing)\n", to: .error)
    exit(ExitStatus.failure.rawValue)
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never { SystemCall.exit(status) }

  /// Everything the command understands.
  package static let table = OptionTable()

  private static func run(_ request: Request) async -> ExitStatus {
    let text: String
    switch request {
    case .run(let subcommand, let arguments):
      var options = OptionReader(arguments)
      return await subcommand.command.init(&options).run()
    case .greeting: text = HelpText(table).greeting
    case .help(let subcommand): text = HelpText(table).screen(for: subcommand)
    case .version: text = "vibrancy \(ToolVersion.current)\n"
    case .completionScript(let shell): text = shell.completionScript(for: table)
    }
    let console = Console(isQuiet: true)
    await console.print(text)
    return await console.status(after: .done)
  }
}
