// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension OptionTable {
  /// The table of `vibrancy`, given the names it cannot know by itself.
  ///
  /// - Parameters:
  ///   - scenes: The built-in scenes, without `all`.
  ///   - families: The widget families, aliases included.
  ///   - wallpapers: The built-in wallpapers.
  ///   - parameters: The scene parameters that `--set` takes.
  ///   - reporters: The formats of reports.
  ///   - rules: The ids of the rules.
  package static func make(
    scenes: [String], families: [String], wallpapers: [String], parameters: [String],
    reporters: [String], rules: [String]
  ) -> OptionTable {
    let root = CommandSpec(
      "vibrancy",
      summary: "Shows how iOS, watchOS and macOS repaint a widget's art: an estimate, off-device",
      usage: ["INPUT...", "SUBCOMMAND [INPUT...] [options]"],
      options: [
        OptionSpec("version", .flag, group: "Options", help: "show the version"),
        .help(group: "Options"),
        OptionSpec(
          "generate-completion-script", .choice(Shell.allCases.map(\.rawValue)),
          placeholder: "SHELL", group: "Options", help: "write the completions of a shell"),
      ],
      examples: [
        ExampleSpec("vibrancy logo@3x.png", "a first look; what will become of it"),
        ExampleSpec("vibrancy lint .", "the widget art of a project, for CI"),
        ExampleSpec("vibrancy render logo@3x.png -o previews", "the usual three places"),
        ExampleSpec(
          "vibrancy convert art -o out --to luminance-to-alpha", "a folder of art, converted"),
        ExampleSpec(
          "source <(vibrancy --generate-completion-script bash)", "completions for this shell"),
      ])
    return OptionTable(
      root: root,
      commands: [
        .render(
          scenes: scenes, families: families, wallpapers: wallpapers, parameters: parameters),
        .convert, .lint(scenes: scenes, wallpapers: wallpapers, reporters: reporters),
        .check(scenes: scenes, wallpapers: wallpapers),
        .inspect(scenes: scenes, wallpapers: wallpapers),
        .merge(reporters: reporters.filter { $0 != "html-full" }), .rules,
        .explain(rules: rules), .scenes, .families, .schema,
      ])
  }
}
