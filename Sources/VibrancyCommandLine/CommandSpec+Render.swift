// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension CommandSpec {
  /// `render`: previews, every input in every scene asked for.
  static func render(
    scenes: [String], families: [String], wallpapers: [String], parameters: [String]
  ) -> CommandSpec {
    CommandSpec(
      "render",
      summary: "Writes previews: every input in every scene asked for",
      usage: ["INPUT... -o DIR [options]", "INPUT... --sheet FILE.png [options]"],
      positional: .input,
      options: scene(scenes, wallpapers: wallpapers, parameters: parameters)
        + slot(families) + outputOfRender + OptionSpec.reading + OptionSpec.limits
        + OptionSpec.manners,
      constraints: [
        .oneOf(["output", "sheet"]), .needs("html", "output"), .needs("null", "files-from"),
      ],
      examples: [
        ExampleSpec("vibrancy render rain@3x.png -o previews", "the usual three places"),
        ExampleSpec(
          "vibrancy render art --scene all --sheet sheet.png", "every place, on one sheet"),
        ExampleSpec(
          "vibrancy render rain@3x.png --mode vibrant --wallpaper beach.png -o out",
          "all vibrant places, over a picture of yours"),
        ExampleSpec(
          "vibrancy render rain@3x.png --scene home-tinted --tint '#5AC8FA' -o out",
          "another tint; the quotes keep the '#' from the shell"),
        ExampleSpec(
          "vibrancy render rain@3x.png --family small --set material-radius=24 -o out",
          "in a slot, with a parameter changed"),
      ])
  }

  private static func scene(
    _ scenes: [String], wallpapers: [String], parameters: [String]
  ) -> [OptionSpec] {
    let group = "What is shown"
    return [
      OptionSpec(
        "scene", .choice(["all"] + scenes), placeholder: "ID", repetition: .commaList,
        fallback: .values(["lock-screen", "home-tinted", "home-light"]),
        listing: "vibrancy scenes", group: group,
        help: "where the art appears; 'all', or names listed by 'vibrancy scenes'"),
      OptionSpec(
        "mode", .choice(["vibrant", "accented", "fullColor"]), placeholder: "MODE", group: group,
        help: "all built-in scenes of a rendering mode"),
      OptionSpec(
        "wallpaper", .names(wallpapers, orFile: true), placeholder: "FILE|#RRGGBB|NAME",
        repetition: .each, fallback: .values(["mid"]), group: group,
        help: "the backdrop; each one multiplies the scenes that show a wallpaper"),
      OptionSpec(
        "tint", .color, fallback: .values(["#FF9F0A"]), group: group,
        help: "the user's tint, or the color of the watch face"),
      OptionSpec(
        "group", .choice(["default", "accent"]), fallback: .values(["default"]), group: group,
        help: "the group a bare PNG belongs to in accented scenes"),
      OptionSpec(
        "accented-rendering",
        .choice(["unset", "accented", "desaturated", "accentedDesaturated", "fullColor"]),
        placeholder: "HOW", fallback: .values(["unset"]), group: group,
        help: "how a bare PNG takes part in accented scenes"),
      OptionSpec(
        "template", .flag, group: group,
        help: "treat the art as a template; only its alpha counts, the ink is white"),
      .luma(group: group, help: "how icon scenes turn color into grey"),
      OptionSpec(
        "set", .assignment(parameters), repetition: .each, listing: "vibrancy scenes --verbose",
        group: group,
        help: "a parameter of the model; 'vibrancy scenes --verbose' lists them"),
    ]
  }

  private static func slot(_ families: [String]) -> [OptionSpec] {
    let group = "Where it sits"
    return [
      OptionSpec(
        "family", .choice(families), placeholder: "NAME",
        fallback: .described("the art's own size, neither scaled nor masked"),
        listing: "vibrancy families", group: group,
        help: "the widget's slot; names are listed by 'vibrancy families'"),
      OptionSpec(
        "device", .text, placeholder: "WxH|MM", fallback: .described("393x852"), group: group,
        help: "the screen in points, or a watch from 40mm to 49mm"),
      OptionSpec(
        "scale", .choice(["1", "2", "3"]), fallback: .described("from the name's @2x or @3x"),
        group: group, help: "pixels a point"),
      OptionSpec(
        "fit", .choice(["contain", "cover", "none"]), fallback: .values(["contain"]),
        group: group, help: "how the art fills the slot of its family"),
      OptionSpec(
        "background", .names(["accessory"], orFile: true), placeholder: "BACKGROUND",
        group: group,
        help: "the widget's own background; #RRGGBB, a FILE, TOP,BOTTOM (two colors, a vertical "
          + "gradient), or the accessory backdrop"),
    ]
  }

  private static var outputOfRender: [OptionSpec] {
    [
      OptionSpec(
        "output", short: "o", .directory, group: .outputGroup,
        help: "the folder for the previews; made if missing, existing files are replaced"),
      OptionSpec(
        "sheet", .file, placeholder: "FILE.png", group: .outputGroup,
        help: "one contact sheet; a row for each input, a column for each scene"),
      OptionSpec(
        "html", .flag, group: .outputGroup,
        help: "also write DIR/index.html, a page that shows the previews"),
      .depth(fallback: .values(["8"])), .compression,
    ]
  }
}
