// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension OptionSpec {
  /// Where inputs come from.
  static var reading: [OptionSpec] {
    let group = "Input"
    return [
      OptionSpec(
        "files-from", .file, placeholder: "FILE|-", repetition: .each, group: group,
        help: "read the names of inputs from a file, one a line; '-' is standard input"),
      OptionSpec(
        "null", short: "0", .flag, group: group,
        help: "names in --files-from end in NUL instead of a newline"),
      OptionSpec(
        "stdin-filename", .file, placeholder: "NAME", group: group,
        help: "the name that input '-' goes by"),
      OptionSpec(
        "exclude", .text, placeholder: "GLOB", repetition: .each, group: group,
        help: "leave out what matches while walking folders"),
      OptionSpec(
        "force-exclude", .flag, group: group, help: "apply --exclude to named inputs too"),
      OptionSpec(
        "follow-outside", .flag, group: group,
        help: "follow links and paths that lead out of an input"),
    ]
  }

  /// What is too much to read.
  static var limits: [OptionSpec] {
    let group = "Limits"
    return [
      OptionSpec(
        "max-pixels", .integer(1...1_000_000_000_000), fallback: .values(["268435456"]),
        group: group, help: "the most pixels an image may have"),
      OptionSpec(
        "max-bytes", .integer(1...1_000_000_000_000), fallback: .values(["1073741824"]),
        group: group, help: "the most bytes a file may have"),
      OptionSpec(
        "max-side", .integer(1...1_000_000), fallback: .values(["65535"]), group: group,
        help: "the most pixels a side may have"),
      OptionSpec(
        "max-variants", .integer(1...10_000), fallback: .values(["64"]), group: group,
        help: "the most previews of one family that a widget description may unfold into"),
    ]
  }

  /// How the command behaves.
  static var manners: [OptionSpec] {
    [
      OptionSpec(
        "jobs", short: "j", .integer(1...1024), fallback: .described("one a processor"),
        group: .general, help: "inputs worked on at once; the output never depends on it"),
      OptionSpec(
        "quiet", short: "q", .flag, group: .general,
        help: "only what must not be missed; no progress, no summary"),
      OptionSpec(
        "verbose", short: "v", .flag, group: .general,
        help: "say how much was done in what time, even where no progress is shown"),
      OptionSpec(
        "color", .choice(ColorChoice.allCases.map(\.rawValue)),
        fallback: .values([ColorChoice.auto.rawValue]), group: .general,
        help: "when to use color"),
      .help(group: .general),
    ]
  }

  /// `-h`, `--help`.
  static func help(group: String) -> OptionSpec {
    OptionSpec("help", short: "h", .flag, group: group, help: "show this help")
  }

  /// How color turns into grey.
  static func luma(group: String, help: String) -> OptionSpec {
    OptionSpec(
      "luma", .choice(["709", "adaptive"]), fallback: .values(["709"]), group: group, help: help)
  }

  /// Bits a sample of the output.
  static func depth(fallback: Fallback) -> OptionSpec {
    OptionSpec(
      "depth", .choice(["8", "16"]), fallback: fallback, group: .outputGroup,
      help: "bits a sample")
  }

  /// How hard the output is pressed.
  static var compression: OptionSpec {
    OptionSpec(
      "compression", .choice(["fast", "balanced", "small"]), placeholder: "HOW",
      fallback: .values(["balanced"]), group: .outputGroup, help: "time against size of file")
  }
}

extension PositionalSpec {
  /// What is read.
  static var input: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a PNG, SVG, PDF or JPEG, a folder (walked), an asset catalog or a set in it, a widget "
        + "description (NAME.widget.json), '-' (standard input), or '@FILE' (names, one a line)",
      orOption: "files-from")
  }

  /// What is read by a subcommand that makes PNG files of PNG files.
  static var pngInput: PositionalSpec {
    PositionalSpec(
      "INPUT",
      help: "a PNG, a folder (walked), an asset catalog or a set in it, '-' (standard input), or "
        + "'@FILE' (names, one a line)",
      orOption: "files-from")
  }
}

extension String {
  /// The heading of what is written.
  static var outputGroup: String { "Output" }
  /// The heading of what every long-running subcommand has.
  fileprivate static var general: String { "General" }
}
