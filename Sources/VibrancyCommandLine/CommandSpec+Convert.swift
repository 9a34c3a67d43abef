// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CommandSpec {
  /// `convert`: art for the rendering modes.
  static var convert: CommandSpec {
    let group = "Conversion"
    return CommandSpec(
      "convert",
      summary: "Converts art into the forms that the rendering modes ask for",
      usage: [
        "INPUT... -o DIR --to KIND [options]", "INPUT... --in-place --to KIND [options]",
        "INPUT... --check --to KIND [options]",
      ],
      positional: .pngInput,
      options: [
        OptionSpec(
          "to",
          .choice([
            "grayscale", "desaturate", "luminance-to-alpha", "template", "vibrant", "tinted-icon",
          ]), placeholder: "KIND", group: group, help: "what to make of the art"),
        OptionSpec(
          "form", .choice(["on-black", "straight"]), fallback: .values(["on-black"]), group: group,
          help: "luminance-to-alpha: keep the old alpha by compositing over black first, or "
            + "replace it"),
        OptionSpec(
          "ink", .color, fallback: .values(["#FFFFFF"]), group: group,
          help: "luminance-to-alpha, template: the color left in the pixels"),
        OptionSpec(
          "saturation", .number(0...1), placeholder: "0..1", fallback: .values(["0"]),
          group: group, help: "desaturate: how much color stays; luma is kept"),
        .luma(group: group, help: "tinted-icon: how color turns into grey"),
      ] + output + OptionSpec.reading + OptionSpec.limits + OptionSpec.manners,
      constraints: [
        .oneOf(["to"]), .oneOf(["output", "in-place", "check"]),
        .exclusive("output", "in-place"), .needs("null", "files-from"),
        .onlyWith("form", option: "to", values: ["luminance-to-alpha"]),
        .onlyWith("ink", option: "to", values: ["luminance-to-alpha", "template"]),
        .onlyWith("saturation", option: "to", values: ["desaturate"]),
        .onlyWith("luma", option: "to", values: ["tinted-icon"]),
      ],
      examples: [
        ExampleSpec(
          "vibrancy convert photo.png -o out --to luminance-to-alpha",
          "dark becomes transparent, light becomes ink"),
        ExampleSpec(
          "vibrancy convert art --in-place --to desaturate --saturation 0.3",
          "a folder, with a little color left"),
        ExampleSpec(
          "vibrancy convert art --check --to grayscale",
          "changes nothing; exit status 1 says that something would change"),
      ])
  }

  private static var output: [OptionSpec] {
    [
      OptionSpec(
        "output", short: "o", .directory, group: .outputGroup,
        help: "the folder for the results; made if missing, existing files are replaced"),
      OptionSpec("in-place", .flag, group: .outputGroup, help: "replace the inputs, each at once"),
      OptionSpec(
        "check", .flag, group: .outputGroup,
        help: "write nothing; exit with 1 if anything would change"),
      OptionSpec(
        "keep-metadata", .flag, group: .outputGroup,
        help: "keep ancillary chunks; those that tell the color are always written anew"),
      .depth(fallback: .described("the input's")), .compression,
    ]
  }
}
