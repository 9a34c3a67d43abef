// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// The options of `render`.
struct RenderOptions: Sendable {
  let scene: Option<[[Place]]>
  let mode: Option<WidgetMode?>
  let wallpapers: Option<[String]>
  let tints: [EncodedColor]
  let group: AccentGroup
  let accentedRendering: AccentedRendering
  let isTemplate: Bool
  let luma: Scene.LumaChoice
  let os: SystemVersion
  let assignments: [String]
  let drawsAll: Bool
  let widgetsOnly: Bool
  /// The types of widgets that are drawn from their Swift; empty: all.
  let widgets: [String]
  let drawsEveryScale: Bool
  let family: Family?
  let showsAnywhere: Bool
  let area: SlotArea
  let device: String?
  let scale: Int?
  let fit: Presentation.Fit
  let background: String?
  let symbols: SymbolOption
  let samples: SampleOptions
  let folder: String?
  let sheet: String?
  let writesPage: Bool
  let isLive: Bool
  let drawsScreens: Bool
  let depth: SampleDepth
  let compression: Compression
  let cache: CacheOptions
  let configuration: ConfigurationOptions
  let batch: BatchOptions

  init(_ options: inout OptionReader) {
    options.heading = "What is shown"
    scene = options.list(
      "scene", .scenes, placeholder: "ID", .commaList,
      otherwise: [Place].standardNames(),
      listing: "vibrancy scenes",
      help: "where the art appears; 'all', or names listed by 'vibrancy scenes'")
    mode = options.value(
      "mode", .choice, placeholder: "MODE", help: "all built-in scenes of a rendering mode")
    wallpapers = options.list(
      "wallpaper", .wallpapers, placeholder: "FILE|#RRGGBB|NAME", default: [Wallpaper.mid.name],
      help: "the backdrop; each one multiplies the scenes that show a wallpaper. Without it, sheet "
        + "and page show 'dusk'")
    tints =
      options.list(
        "tint", .color, default: [Scene.standardTint],
        help: "the user's tint, or the color of the watch face; each one multiplies the scenes "
          + "that show it"
      ).value
    group =
      options.value(
        "group", .choice, default: AccentGroup.standard,
        help: "the group a bare picture belongs to in accented scenes"
      ).value
    accentedRendering =
      options.value(
        "accented-rendering", .choice, placeholder: "HOW", default: AccentedRendering.unset,
        help: "how a bare picture takes part in accented scenes"
      ).value
    isTemplate =
      options.flag(
        "template", help: "treat the art as a template; only its alpha counts, the ink is white"
      ).value
    luma =
      options.value(
        "luma", .choice, default: Scene.LumaChoice.rec709,
        help: "how icon scenes turn color into grey"
      ).value
    os =
      options.value(
        "os", .os, default: SystemVersion.standard,
        help: "the system's generation; light, corners, sizes and usual scenes follow it"
      ).value
    assignments =
      options.list(
        "set", .assignment(Parameter.allCases.map(\.rawValue)),
        listing: "vibrancy scenes --verbose",
        help: "a parameter of the model; 'vibrancy scenes --verbose' lists them"
      ).value
    let all = options.flag(
      "all", help: "all art of a folder, not only what lint judges: that of widgets, and app icons")
    let widgetsOnly = options.flag(
      "widgets-only", help: "of what is found, only the art of widget targets: no app icons")
    (drawsAll, self.widgetsOnly) = (all.value, widgetsOnly.value)
    widgets =
      options.list(
        "widget", .text, placeholder: "NAME",
        help: "of a project, only widgets of this type, and no other art"
      ).value
    samples = SampleOptions(&options)
    drawsEveryScale =
      options.flag(
        "every-scale",
        help: "all stored scales of what is found, not only the one that the screen takes"
      ).value

    options.heading = "Where it sits"
    family =
      options.value(
        "family", .family, placeholder: "NAME",
        otherwise: "the art's own size, neither scaled nor masked", listing: "vibrancy families",
        help: "the widget's slot; names are listed by 'vibrancy families'"
      ).value
    showsAnywhere =
      options.flag("anywhere", help: "draw a family also where it never appears").value
    area =
      options.value(
        "canvas", .choice, default: SlotArea.platter,
        help:
          "how much of a Lock Screen accessory's slot is shown: its platter with the content in "
          + "the middle, or the content's box alone"
      ).value
    device =
      options.value(
        "device", .text, placeholder: "WxH|MM", otherwise: "402x874, or 393x852 with --os 18",
        help: "the screen in points, or a watch from 40mm to 49mm"
      ).value
    scale =
      options.value(
        "scale", .choice((1...3).map { ("\($0)", $0) }), otherwise: "from the name's @2x or @3x",
        help: "pixels per point"
      ).value
    fit =
      options.value(
        "fit", .choice, default: Presentation.Fit.contain,
        help: "how the art fills the slot of its family"
      ).value
    background =
      options.value(
        "background", .names(["accessory"], orFile: true), placeholder: "BACKGROUND",
        help: "the widget's own background; #RRGGBB, a FILE, TOP,BOTTOM (two colors, a vertical "
          + "gradient), or the accessory backdrop"
      ).value
    symbols = SymbolOption(&options)

    options.heading = "Output"
    let output = options.value(
      "output", short: "o", .directory,
      help: "the folder for the previews; made if missing, existing files are replaced")
    let sheet = options.value(
      "sheet", .file, placeholder: "FILE.png",
      help: "one contact sheet; a row for each input, a column for each scene")
    let html = options.flag(
      "html", help: "also write DIR/index.html, a page that shows the previews")
    (folder, self.sheet, writesPage) = (output.value, sheet.value, html.value)
    let live = options.flag(
      "live",
      help: "the page carries the art, and draws it with other wallpapers, tints and parameters; "
        + "half a megabyte more")
    isLive = live.value
    drawsScreens =
      options.flag(
        "screens",
        help: "also whole drawn screens with the widgets in their slots; in DIR/screens, on sheet "
          + "and page"
      ).value
    depth =
      options.value(
        "depth", .choice(PictureOption.depths), default: .eight, help: "bits per sample"
      ).value
    compression = PictureOption.compression(&options)

    cache = CacheOptions(&options)
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and so none of its samples")
    batch = BatchOptions(&options, .input)
    options.require(oneOf: output, sheet)
    options.require(output, beside: html)
    options.require(html, beside: live)
    options.exclude(all, widgetsOnly)
    options.require(batch.filesFrom, beside: batch.endsInNull)
  }

  /// The settings of a look by the names of options, as a page's module reads them.
  var look: [String: String] {
    var look = [
      "os": "\(os.rawValue)", "fit": fit.rawValue, "canvas": area.rawValue, "group": group.rawValue,
      "accented-rendering": accentedRendering.rawValue, "template": isTemplate ? "yes" : "no",
      "luma": luma.rawValue,
    ]
    if let background { look["background"] = background }
    if let device { look["device"] = device }
    for assignment in assignments {
      let sides = assignment.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { look[String(sides[0])] = String(sides[1]) }
    }
    return look
  }

  static let about = CommandDescription(
    "Writes previews: every input in every scene asked for",
    usage: ["INPUT... -o DIR [options]", "INPUT... --sheet FILE.png [options]"],
    examples: [
      ExampleSpec("vibrancy render rain@3x.png -o previews", "the usual three places"),
      ExampleSpec(
        "vibrancy render art --scene all --sheet sheet.png", "every place, on one sheet"),
      ExampleSpec(
        "vibrancy render rain@3x.png --mode vibrant --wallpaper beach.png -o out",
        "all vibrant places, over a picture of yours"),
      ExampleSpec(
        "vibrancy render rain@3x.png --scene \(Place.homeTinted.rawValue) --tint '#5AC8FA' -o out",
        "another tint; the quotes keep the '#' from the shell"),
      ExampleSpec(
        "vibrancy render rain@3x.png --family small --set material-radius=24 -o out",
        "in a slot, with a parameter changed"),
    ])
}

extension OptionType where Value == [Place] {
  /// A built-in scene, or all of them.
  static var scenes: Self {
    choice([("all", Place.distinct)] + Place.allCases.map { ($0.rawValue, [$0]) })
  }
}

extension OptionType where Value == Family {
  /// A family by WidgetKit's name or its alias.
  static var family: Self {
    choice(
      Family.allCases.flatMap { family in
        [family.rawValue, family.alias].map { (name: $0, value: family) }
      })
  }
}

extension OptionType where Value == String {
  /// A wallpaper by name, or the path of a picture.
  static var wallpapers: Self { names(Wallpaper.builtIn.map(\.name), orFile: true) }
}
