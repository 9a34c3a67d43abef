// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CommandSpec {
  /// `scenes`: what `--scene` and `--set` take.
  static var scenes: CommandSpec {
    CommandSpec(
      "scenes",
      summary: "Lists the scenes, and the parameters of the model",
      usage: ["[--verbose]"],
      options: [
        OptionSpec(
          "verbose", short: "v", .flag, group: "Options",
          help: "also every parameter: value, range, standing and source"),
        .help(group: "Options"),
      ],
      examples: [
        ExampleSpec("vibrancy scenes", "names for --scene"),
        ExampleSpec("vibrancy scenes --verbose", "names, defaults and ranges for --set"),
      ])
  }

  /// `schema`: what editors check the files with that people write.
  static var schema: CommandSpec {
    CommandSpec(
      "schema",
      summary: "Prints the JSON Schema of a kind of file",
      usage: ["widget|config"],
      positional: PositionalSpec(
        "KIND", help: "'widget', for NAME.widget.json, or 'config', for .vibrancy.json"),
      options: [.help(group: "Options")],
      examples: [
        ExampleSpec("vibrancy schema widget > widget.schema.json", "for an editor to check with")
      ])
  }

  /// `families`: what `--family` takes.
  static var families: CommandSpec {
    CommandSpec(
      "families",
      summary: "Lists the widget families and their sizes",
      usage: [""],
      options: [.help(group: "Options")],
      examples: [ExampleSpec("vibrancy families", "names for --family")])
  }
}
