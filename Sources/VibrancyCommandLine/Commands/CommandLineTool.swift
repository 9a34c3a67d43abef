// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyVocabulary

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The command `vibrancy`: words in, exit status out. All the work is the library's.
public enum CommandLineTool {
  /// Runs the command.
  ///
  /// - Parameter words: The command line without the tool's own name.
  /// - Returns: The exit status: 0 done, 1 `--check` would change something, 2 wrong usage,
  ///   unreadable input or unwritable output.
  public static func run(_ words: [String]) async -> Int32 {
    Terminal.prepare()
    let parser = CommandLineParser(table: table, pathExists: { access(path: $0) })
    do throws(UsageError) {
      return await run(try parser.request(for: words)).rawValue
    } catch {
      let console = Console(isQuiet: true)
      await console.fail(error.description)
      return ExitStatus.failure.rawValue
    }
  }

  /// What the process lacks to run at all, and what to do; `nil` if it lacks nothing. Without it,
  /// the first `await` would never come back.
  ///
  /// To be asked before anything else, on a thread that there is.
  public static var lack: String? {
    // What the concurrency runtime starts: a thread a processor, and one for its main queue.
    let wanted = FileSystem.processorCount + 1
    let threads = Supplies.threads(of: wanted)
    if threads < wanted {
      return "the system gives \(threads) of \(wanted) threads; raise the limit of processes "
        + "(ulimit -u) or of memory (ulimit -v)"
    }
    let files = Supplies.files
    guard files < fewestFiles else { return nil }
    return "only \(counted(files, "more file")) may be open; raise the limit (ulimit -n) by "
      + "\(fewestFiles - files) or more"
  }

  /// What the runtime opens for itself, and one input with its result.
  private static let fewestFiles = 5

  /// Ends the process with one line on standard error, without a thread or a file of its own.
  public static func refuse(_ lack: String) -> Never {
    Terminal.prepare()
    // If nobody reads it, there is nobody to tell.
    try? StreamWriter().write("error: \(lack)\n", to: .error)
    exit(ExitStatus.failure.rawValue)
  }

  /// Ends the process.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  /// Everything the command understands.
  package static var table: OptionTable {
    .make(
      scenes: Place.allCases.map(\.rawValue),
      families: Family.allCases.flatMap { [$0.rawValue, $0.alias] },
      wallpapers: Wallpaper.builtIn.map(\.name), parameters: Parameter.allCases.map(\.rawValue),
      reporters: builtInReporters.map(\.id), rules: builtInRules.map(\.about.id))
  }

  private static func run(_ request: Request) async -> ExitStatus {
    let console: Console
    switch request {
    case .run(let arguments):
      switch arguments.command.name {
      case "render": return await RenderCommand(arguments).run()
      case "convert": return await ConvertCommand(arguments).run()
      case "check": return await CheckCommand(arguments).run()
      case "lint": return await LintCommand(arguments).run()
      case "inspect": return await InspectCommand(arguments).run()
      case "merge": return await MergeCommand(arguments).run()
      case "rules":
        console = Console(isQuiet: true)
        await console.print(RuleListing.text(isVerbose: arguments.flag("verbose")))
      case "explain":
        console = Console(isQuiet: true)
        var status = ExitStatus.done
        for (index, id) in arguments.positionals.enumerated() {
          guard let explanation = RuleExplanation(of: id) else {
            let nearest = nearestName(to: id, among: builtInRules.map(\.about.id))
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "'vibrancy rules' lists them"
            await console.fail("'\(id)' is no rule; \(hint)")
            status = .failure
            continue
          }
          await console.print((index == 0 ? "" : "\n") + explanation.text)
        }
        return await console.status(after: status)
      case "scenes":
        console = Console(isQuiet: true)
        await console.print(SceneListing.text(isVerbose: arguments.flag("verbose")))
      case "schema":
        console = Console(isQuiet: true)
        switch arguments.positionals {
        case ["widget"]: await console.print(Schemas.widget)
        case ["config"]: await console.print(Schemas.configuration())
        default:
          let kind = arguments.positionals.joined(separator: " ")
          await console.fail("'\(kind)' is no kind of file; give one, 'widget' or 'config'")
          return .failure
        }
      default:
        console = Console(isQuiet: true)
        await console.print(FamilyListing.text)
      }
    case .help(let name):
      console = Console(isQuiet: true)
      await console.print(HelpText(table).text(for: name))
    case .version:
      console = Console(isQuiet: true)
      await console.print("vibrancy \(ToolVersion.current)\n")
    case .completionScript(let shell):
      console = Console(isQuiet: true)
      await console.print(shell.completionScript(for: table))
    }
    return await console.status(after: .done)
  }

  private static func access(path: String) -> Bool { FileSystem.exists(path) }
}
