// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CommandSpec {
  /// `lint`: what would not be legible, for CI.
  static func lint(scenes: [String], wallpapers: [String], reporters: [String]) -> CommandSpec {
    CommandSpec(
      "lint",
      summary: "Judges art where the system repaints it: contrast, legibility, catalogs",
      usage: ["INPUT... [options]"],
      positional: .judged,
      options: OptionSpec.judging(scenes, wallpapers: wallpapers) + reports(reporters)
        + baseline + OptionSpec.configuration + OptionSpec.reading + OptionSpec.limits
        + OptionSpec.manners,
      constraints: [
        .needs("null", "files-from"), .needs("allow-stale", "baseline"),
        .exclusive("config", "isolated"),
      ],
      examples: [
        ExampleSpec("vibrancy lint .", "the widget art of a project; sources are evidence"),
        ExampleSpec(
          "vibrancy lint Widget/Assets.xcassets --reporter html:lint.html",
          "one catalog, all of it, with a page that shows what fails"),
        ExampleSpec(
          "vibrancy lint . --reporter sarif:lint.sarif --reporter github",
          "for a workflow: annotations, and a file to upload"),
        ExampleSpec(
          "vibrancy lint . --baseline vibrancy-baseline.json",
          "only what is new"),
      ])
  }

  /// `inspect`: what was measured.
  static func inspect(scenes: [String], wallpapers: [String]) -> CommandSpec {
    CommandSpec(
      "inspect",
      summary: "Shows what is measured of art, and on which wallpapers it can be read",
      usage: ["INPUT... [--json]"],
      positional: .judged,
      options: OptionSpec.judging(scenes, wallpapers: wallpapers) + [
        OptionSpec(
          "json", .flag, group: .outputGroup, help: "every number, unrounded, as JSON")
      ] + OptionSpec.configuration + OptionSpec.reading + OptionSpec.limits + OptionSpec.manners,
      constraints: [.needs("null", "files-from"), .exclusive("config", "isolated")],
      examples: [
        ExampleSpec("vibrancy inspect rain@3x.png", "facts, and the legible range as a curve"),
        ExampleSpec("vibrancy inspect rain@3x.png --json", "for a script"),
      ])
  }

  /// The bare form: a first look.
  static func check(scenes: [String], wallpapers: [String]) -> CommandSpec {
    CommandSpec(
      "check",
      summary: "A first look: verdicts, and a contact sheet; the same as 'vibrancy INPUT...'",
      usage: ["INPUT... [options]"],
      positional: .judged,
      options: OptionSpec.judging(scenes, wallpapers: wallpapers) + [
        OptionSpec(
          "no-sheet", .flag, group: .outputGroup, help: "write no contact sheet"),
        .failOn,
      ] + OptionSpec.configuration + OptionSpec.reading + OptionSpec.limits + OptionSpec.manners,
      constraints: [.needs("null", "files-from"), .exclusive("config", "isolated")],
      examples: [ExampleSpec("vibrancy logo@3x.png", "what will become of it, and why")])
  }

  /// `merge`: shards to one report.
  static func merge(reporters: [String]) -> CommandSpec {
    CommandSpec(
      "merge",
      summary: "Makes one report of the parts that 'lint --shard' wrote",
      usage: ["REPORT.jsonl... [options]"],
      positional: PositionalSpec(
        "REPORT.jsonl", help: "the files that 'lint --shard I/N --reporter jsonl:FILE' wrote"),
      options: reports(reporters) + [
        OptionSpec(
          "allow-stale", .flag, group: "Baseline",
          help: "entries of the baseline that nothing found are no failure"),
        OptionSpec(
          "color", .choice(ColorChoice.allCases.map(\.rawValue)),
          fallback: .values([ColorChoice.auto.rawValue]), group: "General",
          help: "when to use color"),
        .help(group: "General"),
      ],
      examples: [
        ExampleSpec("vibrancy merge part-*.jsonl", "as if one machine had done it all")
      ])
  }

  /// `rules`: what lint asks.
  static var rules: CommandSpec {
    CommandSpec(
      "rules",
      summary: "Lists the rules, their severities and options",
      usage: ["[--verbose]"],
      options: [
        OptionSpec(
          "verbose", short: "v", .flag, group: "Options",
          help: "also every option: value, range and meaning"),
        .help(group: "Options"),
      ],
      examples: [ExampleSpec("vibrancy rules", "ids for 'vibrancy explain' and configuration")])
  }

  /// `explain`: why a rule asks, and what to do.
  static func explain(rules: [String]) -> CommandSpec {
    CommandSpec(
      "explain",
      summary: "Explains a rule: why, since when it fires, what to do, examples",
      usage: ["RULE..."],
      positional: PositionalSpec("RULE", help: "an id that 'vibrancy rules' lists"),
      options: [.help(group: "Options")],
      examples: [ExampleSpec("vibrancy explain vibrant-contrast", "one rule")])
  }

  private static func reports(_ reporters: [String]) -> [OptionSpec] {
    [
      OptionSpec(
        "reporter", .names(reporters, orFile: false), placeholder: "KIND[:FILE]",
        repetition: .each, fallback: .values(["text"]), group: .outputGroup,
        help: "how to tell it, and where to; KIND is one of \(reporters.joined(separator: ", "))"),
      .failOn,
      OptionSpec(
        "require-art", .flag, group: .outputGroup,
        help: "exit with 2 if nothing was judged; with --shard, 'merge --require-art' tells"),
    ]
  }

  private static var baseline: [OptionSpec] {
    let group = "Baseline"
    return [
      OptionSpec(
        "baseline", .file, group: group, help: "leave out the findings that this file knows"),
      OptionSpec(
        "write-baseline", .file, group: group,
        help: "write a file that knows every finding of this run"),
      OptionSpec(
        "allow-stale", .flag, group: group,
        help: "entries of the baseline that nothing found are no failure"),
    ]
  }
}

extension OptionSpec {
  /// Where art is judged, and which.
  static func judging(_ scenes: [String], wallpapers: [String]) -> [OptionSpec] {
    let group = "What is judged"
    return [
      OptionSpec(
        "scene", .choice(["all"] + scenes), placeholder: "ID", repetition: .commaList,
        fallback: .described("lock-screen, home-tinted, standby and standby-night, or a watch's"),
        listing: "vibrancy scenes", group: group,
        help: "where art is judged; 'all', or names listed by 'vibrancy scenes'"),
      OptionSpec(
        "wallpaper", .names(wallpapers, orFile: true), placeholder: "FILE|#RRGGBB|NAME",
        repetition: .each, group: group,
        help: "a backdrop to judge on as well; at most a warning comes of it"),
      OptionSpec(
        "all", .flag, group: group, help: "judge art outside the widget targets, too"),
      OptionSpec(
        "no-sources", .flag, group: group,
        help: "do not read Swift sources for where and how art is shown"),
      OptionSpec(
        "shard", .text, placeholder: "I/N", group: group,
        help: "do part I of N; 'vibrancy merge' makes one report of them"),
    ]
  }

  /// Where settings come from.
  static var configuration: [OptionSpec] {
    let group = "Configuration"
    return [
      OptionSpec(
        "config", .file, fallback: .described(".vibrancy.json, found upwards from the input"),
        group: group, help: "the configuration; 'vibrancy schema config' describes it"),
      OptionSpec("isolated", .flag, group: group, help: "read no configuration"),
      OptionSpec(
        "show-settings", .flag, group: group, help: "print the settings that hold, and end"),
    ]
  }

  /// From where a run fails.
  static var failOn: OptionSpec {
    OptionSpec(
      "fail-on", .choice(["note", "warning", "error", "never"]), fallback: .described("error"),
      group: .outputGroup, help: "the least severity that makes the exit status 1")
  }
}

extension PositionalSpec {
  /// What is judged.
  static var judged: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a project's folder (searched for the art of its widgets), an asset catalog or a set "
        + "in it, a PNG, SVG, PDF or JPEG, a widget description (NAME.widget.json), '-' "
        + "(standard input), or '@FILE' (names, one a line)",
      orOption: "files-from")
  }
}
