// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyScreens

/// What `screen` takes.
struct ScreenOptions: Sendable {
  let screens: [ScreenID]
  let wallpaper: String?
  let tint: EncodedColor
  let os: SystemVersion
  let assignments: [String]
  let entry: String?
  let variant: String?
  let family: Family?
  let device: String?
  let scale: Int?
  let fit: Presentation.Fit
  let background: String?
  let symbols: SymbolOption
  /// The types of widgets that are drawn from their Swift; empty: all.
  let widgets: [String]
  let samples: SampleOptions
  let group: AccentGroup
  let accentedRendering: AccentedRendering
  let isTemplate: Bool
  let output: String
  let compression: Compression
  let configuration: ConfigurationOptions
  let batch: BatchOptions

  init(_ options: inout OptionReader) {
    options.heading = "What is shown"
    screens =
      options.list(
        "screen", .choice(ScreenID.allCases.map { ($0.rawValue, $0) }), placeholder: "ID",
        .commaList, otherwise: "the first that shows most of the widgets",
        help: "which screen; \(Place.lockScreen.rawValue), \(Place.homeLight.rawValue), "
          + "\(Place.standby.rawValue) and others, each once"
      ).value
    wallpaper =
      options.value(
        "wallpaper", .wallpapers, placeholder: "FILE|#RRGGBB|NAME", otherwise: Wallpaper.dusk.name,
        help: "what the screen shows behind everything"
      ).value
    tint =
      options.value(
        "tint", .color, default: Scene.standardTint,
        help: "the user's tint, or the color of the watch face"
      ).value
    os =
      options.value(
        "os", .os, default: SystemVersion.standard,
        help: "the system's generation; light, corners and sizes follow it"
      ).value
    assignments =
      options.list(
        "set", .assignment(Parameter.allCases.map(\.rawValue)),
        listing: "vibrancy scenes --verbose",
        help: "a parameter of the model; 'vibrancy scenes --verbose' lists them"
      ).value

    options.heading = "Which widgets"
    widgets =
      options.list(
        "widget", .text, placeholder: "NAME", help: "of a project, only widgets of this type"
      ).value
    entry =
      options.value(
        "entry", .text, placeholder: "NAME", otherwise: "each widget's first",
        help: "the entry of a description's timeline"
      ).value
    variant =
      options.value(
        "variant", .text, placeholder: "NAME", otherwise: "each widget's first",
        help: "the combination of a description's parameters, or the sample of a project's widget"
      ).value
    family =
      options.value(
        "family", .family, placeholder: "NAME",
        otherwise: "by a bare picture's size, and all of a description's",
        listing: "vibrancy families",
        help: "the slot of bare pictures, and the only family taken from descriptions"
      ).value
    group =
      options.value(
        "group", .choice, default: AccentGroup.standard,
        help: "the group a bare picture belongs to in accented places"
      ).value
    accentedRendering =
      options.value(
        "accented-rendering", .choice, placeholder: "HOW", default: AccentedRendering.unset,
        help: "how a bare picture takes part in accented places"
      ).value
    isTemplate =
      options.flag(
        "template", help: "treat the art as a template; only its alpha counts, the ink is white"
      ).value
    fit =
      options.value(
        "fit", .choice, default: Presentation.Fit.contain,
        help: "how a bare picture fills the slot of its family"
      ).value
    background =
      options.value(
        "background", .names(["accessory"], orFile: true), placeholder: "BACKGROUND",
        help:
          "a bare picture's own background; #RRGGBB, a FILE, TOP,BOTTOM (two colors, a vertical "
          + "gradient), or the accessory backdrop"
      ).value
    symbols = SymbolOption(&options)
    samples = SampleOptions(&options)

    options.heading = "The screen"
    device =
      options.value(
        "device", .text, placeholder: "WxH|MM", otherwise: "the usual one of each screen",
        help: "the screen in points, or a watch from 40mm to 49mm"
      ).value
    scale =
      options.value(
        "scale", .choice((1...3).map { ("\($0)", $0) }),
        otherwise: "3 on an iPhone, 2 elsewhere", help: "pixels per point"
      ).value

    options.heading = "Output"
    let output = options.value(
      "output", short: "o", .file, placeholder: "FILE.png|DIR",
      help: "the picture; of several screens a folder, for DIR/ID.png each")
    self.output = output.value ?? ""
    compression = PictureOption.compression(&options)
    configuration = ConfigurationOptions(
      &options, isolation: "read no configuration, and so none of its samples")
    batch = BatchOptions(&options, .input)
    options.require(oneOf: output)
    options.require(batch.filesFrom, beside: batch.endsInNull)
  }

  static let about = CommandDescription(
    "Draws a whole screen with the widgets in their slots",
    usage: ["INPUT... -o FILE.png [--screen ID] [options]", "INPUT... -o DIR --screen ID,ID,..."],
    examples: [
      ExampleSpec(
        "vibrancy screen Weather.widget.json -o lock.png --screen \(Place.lockScreen.rawValue)",
        "the Lock Screen, with the widget's small slots"),
      ExampleSpec(
        "vibrancy screen MyApp -o home.png --screen \(Place.homeLight.rawValue)",
        "the widgets of a project, drawn from their Swift"),
      ExampleSpec(
        "vibrancy screen *.widget.json -o home.png --screen \(Place.homeTintedGlass.rawValue)",
        "a tinted Home Screen"),
      ExampleSpec(
        "vibrancy screen Trip.widget.json -o out --screen \(Place.lockScreen.rawValue),\(Place.standby.rawValue)",
        "several screens, one file each"),
    ])
}
