// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// The man pages of a tool and its subcommands, made from its option table: what `HelpText` says,
/// in the macros of `man(7)`, which both groff and mandoc read.
///
/// A page has no date: it is the same bytes whenever it is made.
package struct ManPage: Sendable {
  private let table: OptionTable

  /// The man pages for `table`.
  package init(_ table: OptionTable) {
    self.table = table
  }

  /// The page of a subcommand, or of the tool itself (`nil`), ending in a newline.
  package func text(for subcommand: Subcommand?) -> String {
    let command = table.commands.first { $0.subcommand == subcommand } ?? table.root
    var lines = opening(of: command)
    if command.subcommand == nil { lines += subcommands }
    if let positional = command.positional {
      lines +=
        [".SH ARGUMENTS"] + entry("\\fI\(escaped(positional.placeholder))\\fR...", positional.help)
    }
    lines += options(of: command) + exitStatus + examples(of: command) + seeAlso(command)
    return lines.map { $0 + "\n" }.joined()
  }

  private func opening(of command: CommandSpec) -> [String] {
    let page = pageName(of: command)
    let usage = command.usage.enumerated().flatMap { index, words in
      (index == 0 ? [] : [".br"])
        + ["\\fB\(escaped(command.invocation))\\fR" + (words.isEmpty ? "" : " ") + escaped(words)]
    }
    return [
      ".TH \"\(page.uppercased())\" 1 \"\" \"\(OptionTable.tool) \(ToolVersion.current)\" \"User Commands\"",
      // Names of options are not to be broken at their hyphens, nor lines be stretched.
      ".nh", ".ad l",
      // The name keeps its plain hyphens: it is what `apropos` files the page under.
      ".SH NAME", "\(page) \\- \(escaped(command.summary))",
      ".SH SYNOPSIS",
    ] + usage + [".SH DESCRIPTION", escaped(command.summary) + "."]
  }

  private var subcommands: [String] {
    [".SH SUBCOMMANDS"]
      + table.commands.flatMap { entry("\\fB\(escaped($0.name))\\fR", $0.summary) }
  }

  private func options(of command: CommandSpec) -> [String] {
    guard !command.options.isEmpty else { return [] }
    return [".SH OPTIONS"]
      + command.groups.flatMap { group in
        (command.groups.count == 1 ? [] : [".SS \"\(escaped(group))\""])
          + command.options.filter { $0.group == group }.flatMap { option in
            entry(label(of: option), option.help + option.notes.map { " [\($0)]" }.joined())
          }
      }
  }

  private var exitStatus: [String] {
    [".SH EXIT STATUS"]
      + ExitStatus.allCases.flatMap { entry("\\fB\($0.rawValue)\\fR", $0.meaning) }
  }

  private func examples(of command: CommandSpec) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return [".SH EXAMPLES"]
      + command.examples.flatMap { example in
        [".PP", escaped(example.effect) + ":", ".PP", ".nf", ".RS 4", escaped(example.line)]
          + [".RE", ".fi"]
      }
  }

  private func seeAlso(_ command: CommandSpec) -> [String] {
    let others = ([table.root] + table.commands).filter { $0 != command }.map(pageName)
    let named = command.subcommand == nil ? others : [OptionTable.tool]
    return [".SH SEE ALSO"]
      + named.enumerated().map { index, page in
        "\\fB\(escaped(page))\\fR(1)" + (index == named.count - 1 ? "" : ",")
      }
  }

  /// `vibrancy`, or `vibrancy-render`: what `man` finds it by, and its file's name before `.1`.
  private func pageName(of command: CommandSpec) -> String {
    command.subcommand.map { "\(OptionTable.tool)-\($0.rawValue)" } ?? OptionTable.tool
  }

  /// `-j, --jobs N`, what is typed in bold, what is replaced in italics.
  private func label(of option: OptionSpec) -> String {
    let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    let typed = names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return option.placeholder.isEmpty
      ? typed : typed + " \\fI\(escaped(option.placeholder))\\fR"
  }

  private func entry(_ label: String, _ help: String) -> [String] {
    [".TP", label, escaped(help)]
  }

  /// `text` as roff prints it unchanged: a hyphen stays what can be copied to a command line, and
  /// no line of prose begins as a macro does.
  private func escaped(_ text: String) -> String {
    let first = text.first == "." || text.first == "'" ? "\\&" : ""
    return text.reduce(into: first) { out, letter in
      switch letter {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "'": out += "\\(aq"
      case "`": out += "\\(ga"
      case "^": out += "\\(ha"
      case "~": out += "\\(ti"
      case "\"": out += "\\(dq"
      default: out.append(letter)
      }
    }
  }
}
