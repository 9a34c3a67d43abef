// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyCache
internal import VibrancyVocabulary

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
          throw CommandError("unknown subcommand '\(name)'; \(hint)")
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
