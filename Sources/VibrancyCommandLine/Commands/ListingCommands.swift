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

/// `vibrancy scenes`.
struct ScenesCommand: ListingCommand {
  private let isVerbose: Bool
  var text: String { SceneListing.text(isVerbose: isVerbose) }

  init(_ options: inout OptionReader) {
    isVerbose =
      options.flag(
        "verbose", short: "v", help: "also every parameter: value, range, standing and source"
      ).value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the scenes, and the parameters of the model", usage: ["[--verbose]"],
    examples: [
      ExampleSpec("vibrancy scenes", "names for --scene"),
      ExampleSpec("vibrancy scenes --verbose", "names, defaults and ranges for --set"),
    ])
}

/// `vibrancy families`.
struct FamiliesCommand: ListingCommand {
  private let os: SystemVersion
  var text: String { FamilyListing.text(on: os) }

  init(_ options: inout OptionReader) {
    os = options.value("os", .os, default: SystemVersion.standard, help: "whose sizes").value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the widget families and their sizes", usage: [""],
    examples: [ExampleSpec("vibrancy families", "names for --family")])
}

/// `vibrancy rules`.
struct RulesCommand: ListingCommand {
  private let isVerbose: Bool
  var text: String { RuleListing.text(isVerbose: isVerbose) }

  init(_ options: inout OptionReader) {
    isVerbose =
      options.flag(
        "verbose", short: "v", help: "also every option: value, range and meaning"
      ).value
    options.help()
  }

  static let about = CommandDescription(
    "Lists the rules, their severities and options", usage: ["[--verbose]"],
    examples: [ExampleSpec("vibrancy rules", "ids for 'vibrancy explain' and configuration")])
}

/// `vibrancy explain`.
struct ExplainCommand: Command {
  private let rules: [String]

  init(_ options: inout OptionReader) {
    options.help()
    rules = options.positionals(
      PositionalSpec(
        "RULE", help: "an id that 'vibrancy rules' lists", names: builtInRules.map(\.about.id)))
  }

  func run() async -> ExitStatus {
    let console = Console(isQuiet: true)
    var status = ExitStatus.done
    for (index, id) in rules.enumerated() {
      if let explanation = RuleExplanation(of: id) {
        await console.print((index == 0 ? "" : "\n") + explanation.text)
        continue
      }
      let nearest = nearestName(to: id, among: builtInRules.map(\.about.id))
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'vibrancy rules' lists them"
      await console.fail("'\(id)' is no rule; \(hint)")
      status = .failure
    }
    return await console.status(after: status)
  }

  static let about = CommandDescription(
    "Explains a rule: why, since when it fires, what to do, examples", usage: ["RULE..."],
    examples: [ExampleSpec("vibrancy explain vibrant-contrast", "one rule")])
}

/// `vibrancy cache`.
struct CacheCommand: ListingCommand {
  private let folder: String?
  private let showsFolder: Bool
  private let clears: Bool

  init(_ options: inout OptionReader) {
    let dir = options.flag("dir", help: "print the folder")
    let size = options.flag("size", help: "print how much it holds")
    let clear = options.flag("clear", help: "forget all results; other files there stay")
    (showsFolder, clears) = (dir.value, clear.value)
    options.require(oneOf: dir, size, clear)
    options.exclude(dir, size)
    options.exclude(dir, clear)
    options.exclude(size, clear)
    folder = CacheOptions.folder(&options).value
    options.help()
  }

  var text: String {
    get throws(CommandError) {
      guard let path = CachePlace(typed: folder).path else {
        throw CommandError("there is no home folder to keep results in; name one with --cache")
      }
      if showsFolder { return "\(VisibleText.of(path))\n" }
      // To ask must not make it.
      guard FileSystem.exists(path) else { return Self.sentence(0, 0) }
      do throws(CacheError) {
        let cache = try ResultCache(folder: path)
        let size = cache.size
        if clears { cache.clear() }
        return Self.sentence(size.count, size.bytes, clears ? " forgotten" : "")
      } catch {
        throw CommandError("\(error)")
      }
    }
  }

  private static func sentence(_ count: Int, _ bytes: Int, _ end: String = "") -> String {
    let tenths = (bytes * 10 + 1 << 19) >> 20
    return "\(counted(count, "result")), \(tenths / 10).\(tenths % 10) MiB\(end)\n"
  }

  static let about = CommandDescription(
    "Shows or forgets what runs keep for the next one",
    usage: ["--dir|--size|--clear [--cache DIR]"],
    examples: [
      ExampleSpec("vibrancy cache --size", "how much is kept"),
      ExampleSpec("vibrancy cache --clear", "the next run works everything out anew"),
    ])
}

/// `vibrancy schema`.
struct SchemaCommand: ListingCommand {
  private let kinds: [String]
  var text: String {
    get throws(CommandError) {
      if kinds == ["widget"] { return Schemas.widget }
      if kinds == ["config"] { return Schemas.configuration }
      throw CommandError(
        "'\(kinds.joined(separator: " "))' is no kind of file; give one, 'widget' or 'config'")
    }
  }

  init(_ options: inout OptionReader) {
    options.help()
    kinds = options.positionals(
      PositionalSpec(
        "KIND", help: "'widget', for NAME.widget.json, or 'config', for .vibrancy.json",
        names: ["widget", "config"]))
  }

  static let about = CommandDescription(
    "Prints the JSON Schema of a kind of file", usage: ["widget|config"],
    examples: [
      ExampleSpec("vibrancy schema widget > widget.schema.json", "for an editor to check with")
    ])
}

/// `vibrancy help`.
struct HelpCommand: ListingCommand {
  private let names: [String]
  private let isManPage: Bool
  var text: String {
    get throws(CommandError) {
      if names.isEmpty { return text(for: nil) }
      var texts: [String] = []
      for name in names {
        guard let subcommand = Subcommand(rawValue: name) else {
          let nearest = nearestName(to: name, among: Subcommand.allCases.map(\.rawValue))
          let hint = nearest.map { "did you mean '\($0)'?" } ?? "'vibrancy help' lists them"
          throw CommandError("'\(name)' is no subcommand; \(hint)")
        }
        texts.append(text(for: subcommand))
      }
      return texts.joined(separator: "\n")
    }
  }

  private func text(for subcommand: Subcommand?) -> String {
    isManPage
      ? ManPage(CommandLineTool.table).text(for: subcommand)
      : HelpText(CommandLineTool.table).text(for: subcommand)
  }

  init(_ options: inout OptionReader) {
    isManPage = options.flag("man", help: "as the source of a man page").value
    options.help()
    names = options.anyPositionals(
      PositionalSpec(
        "COMMAND", help: "a subcommand; none: the tool itself",
        names: Subcommand.allCases.map(\.rawValue)))
  }

  static let about = CommandDescription(
    "Shows what the tool, or a subcommand, takes", usage: ["[--man] [COMMAND...]"],
    examples: [
      ExampleSpec("vibrancy help render", "the same as 'vibrancy render --help'"),
      ExampleSpec("vibrancy help --man lint > vibrancy-lint.1", "a man page, for packages"),
    ])
}
