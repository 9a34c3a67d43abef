// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// Everything the command line understands, as data: one value yields the parser, the help texts,
/// the suggestions and the completions, so none of them can disagree.
package struct OptionTable: Equatable, Sendable {
  /// What the tool is called.
  package static let tool = "vibrancy"

  /// What holds before any subcommand: `--help`, `--version`, …
  ///
  /// Its options end the run, so the first of them decides and nothing after it is read.
  package var root: CommandSpec
  /// The subcommands, in the order help shows them.
  package var commands: [CommandSpec]

  /// A table; names are checked by `problems`.
  package init(root: CommandSpec, commands: [CommandSpec]) {
    (self.root, self.commands) = (root, commands)
  }

  /// The table of `vibrancy`.
  package init() {
    var options = OptionReader()
    options.answer(.version, "version", help: "show the version")
    options.help()
    options.answer(
      .completionScript, "generate-completion-script", .choice(Shell.allCases.map(\.rawValue)),
      placeholder: "SHELL", help: "write the completions of a shell")
    let about = CommandDescription(
      "Shows how iOS, watchOS and macOS repaint a widget's art: an estimate, off-device",
      usage: ["INPUT...", "SUBCOMMAND [INPUT...] [options]"],
      examples: [
        ExampleSpec("vibrancy logo@3x.png", "a first look; what will become of it"),
        ExampleSpec("vibrancy lint .", "the widget art of a project, for CI"),
        ExampleSpec("vibrancy render logo@3x.png -o previews", "the usual three places"),
        ExampleSpec(
          "vibrancy convert art -o out --to luminance-to-alpha", "a folder of art, converted"),
        ExampleSpec(
          "source <(vibrancy --generate-completion-script bash)", "completions for this shell"),
      ])
    self.init(
      root: CommandSpec(nil, about, options),
      commands: Subcommand.allCases.map { CommandSpec($0) })
  }

  /// The subcommands that have an option written `word` (`--scene` or `-o`), as they are typed.
  func owners(of word: String) -> [String] {
    commands.filter { $0.option(written: word) != nil }.map(\.invocation)
  }

  /// What is wrong with the table itself, one line each; empty for a sound one.
  ///
  /// Found by the tests rather than at run time: a table is written by us, not by a user.
  package var problems: [String] {
    ([root] + commands).flatMap { command in
      command.problems.map { "\(command.name): \($0)" }
    }
  }
}
