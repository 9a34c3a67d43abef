// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The help of a tool and its subcommands, made from its option table.
///
/// Plain ASCII of at most 80 columns, so it reads the same on every terminal and in a log.
package struct HelpText: Sendable {
  private let table: OptionTable
  private let columns = 80
  private let helpColumn = 27

  /// The help for `table`.
  package init(_ table: OptionTable) {
    self.table = table
  }

  /// The help of a subcommand, or of the tool itself (`nil`), ending in a newline.
  package func text(for subcommand: Subcommand?) -> String {
    guard let command = table.commands.first(where: { $0.subcommand == subcommand }) else {
      return rootText
    }
    return joined(opening(of: command) + arguments(of: command) + ending(of: command))
  }

  /// What `--help` shows: of a subcommand with very many options one screen, else all of it.
  package func screen(for subcommand: Subcommand?) -> String {
    guard let command = table.commands.first(where: { $0.subcommand == subcommand }),
      let screen = command.screen
    else { return text(for: subcommand) }
    let commands = screen.commands.flatMap { ["  \($0.line)", "      \($0.effect)"] }
    return joined(
      wrapped(command.summary + ".", indent: 0) + [""] + commands + [""]
        + screen.words.flatMap { entry($0.name, $0.meaning) }
        + ["", "'\(OptionTable.tool) help \(command.name)' lists all options."])
  }

  /// What is shown to whoever types the tool's name alone: the first steps, and the way to the rest.
  package var greeting: String {
    let steps = [
      ("INPUT...", "a first look: words and a sheet"),
      ("render INPUT... -o DIR", "previews of it in every place"),
      ("convert INPUT... -o DIR --to KIND", "art made for those places"),
      ("lint INPUT...", "what cannot be read there, for CI"),
      ("inspect INPUT...", "every value that was measured"),
      ("help [COMMAND]", "all commands, or all of one"),
    ].map { words, effect in
      padded("  \(OptionTable.tool) \(words)", 47) + effect
    }
    return joined(
      wrapped(table.root.summary + ".", indent: 0) + [""] + steps + [
        "", "INPUT is a picture, an asset catalog, a widget description or a project.",
        "To begin, look at everything below this folder:", "", "  \(OptionTable.tool) .",
      ])
  }

  private var rootText: String {
    let subcommands = table.commands.flatMap { entry($0.name, $0.summary) }
    let statuses = ExitStatus.allCases.flatMap { entry("\($0.rawValue)", $0.meaning) }
    return joined(
      opening(of: table.root) + ["", "Subcommands:"] + subcommands + ending(of: table.root)
        + ["", "Exit status:"] + statuses
        + ["", "'\(OptionTable.tool) SUBCOMMAND --help' shows the options of one."])
  }

  private func opening(of command: CommandSpec) -> [String] {
    let usage = command.usage.enumerated().map { index, words in
      (index == 0 ? "Usage: " : "       ") + "\(command.invocation) \(words)"
    }
    return wrapped(command.summary + ".", indent: 0) + [""]
      + usage.map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  private func arguments(of command: CommandSpec) -> [String] {
    guard let positional = command.positional else { return [] }
    return ["", "Arguments:"] + entry("\(positional.placeholder)...", positional.help)
  }

  private func ending(of command: CommandSpec) -> [String] {
    var lines: [String] = []
    for group in command.groups {
      lines += ["", "\(group):"]
      for option in command.options where option.group == group {
        lines += entry(label(of: option), option.help + notes(on: option))
      }
    }
    guard !command.examples.isEmpty else { return lines }
    lines += ["", "Examples:"]
    for example in command.examples {
      lines += ["  # \(example.effect)", "  \(example.line)"]
    }
    return lines
  }

  /// `-j, --jobs N`; long names stand under each other.
  private func label(of option: OptionSpec) -> String {
    (option.short.map { "-\($0), " } ?? "    ") + option.longSpelling
  }

  private func notes(on option: OptionSpec) -> String {
    option.notes.map { " " + unbroken("[\($0)]") }.joined()
  }

  /// `note` with spaces that no line breaks at, if it is short enough to go on a line of its own.
  private func unbroken(_ note: String) -> String {
    note.count <= 40 ? String(note.map { $0 == " " ? "\u{A0}" : $0 }) : note
  }

  /// A label and its explanation, beside it or, where the label is long, below it.
  private func entry(_ label: String, _ help: String) -> [String] {
    var lines = wrapped(help, indent: helpColumn)
    let head = "  " + label
    guard head.count + 2 <= helpColumn, let first = lines.first else { return [head] + lines }
    lines[0] = head + first.dropFirst(head.count)
    return lines
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.map { line in
      String(repeating: " ", count: indent) + String(line.map { $0 == "\u{A0}" ? " " : $0 })
    }
  }

  private func joined(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
