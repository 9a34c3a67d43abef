// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `convert` takes.
struct ConvertOptions: Sendable {
  /// Where results go.
  enum Destination: Sendable, Hashable {
    /// Files below a folder.
    case folder(String, skipsExisting: Bool)
    /// One picture to standard output.
    case stream
    /// Over the inputs.
    case inPlace(undoFolder: String?, allowsDirty: Bool)
    /// Nowhere: only whether anything would change, but what an undo folder says to be done.
    case check(undoFolder: String?)
    /// Originals of an undo folder go back.
    case undo(String)
  }

  let conversion: Conversion
  let destination: Destination
  /// Whether what would be written is only listed.
  let isDryRun: Bool
  /// How a result is stored.
  let storage: ConversionOptions
  let batch: BatchOptions
  /// The kind and its options, as they are typed.
  let typed: String
  /// Whether of a project also art is converted that lint does not judge.
  let convertsAll: Bool
  /// The file of the sheet that shows what changes.
  let sheet: String?

  /// Whether it is only asked whether anything would change.
  var isCheck: Bool {
    if case .check = destination { true } else { false }
  }

  init(_ options: inout OptionReader) {
    options.heading = "Conversion"
    let kind = options.value(
      "to", OptionType<ConversionKind>.choice, placeholder: "KIND",
      help: "what to make of the art")
    let form = options.value(
      "form", .choice, default: Conversion.AlphaForm.onBlack,
      help: ConversionKind.help(
        for: .form,
        "keep the old alpha by compositing over black first, or replace it"))
    let ink = options.value(
      "ink", .color, default: EncodedColor.white,
      help: ConversionKind.help(for: .ink, "the color left in the pixels"))
    let saturation = options.value(
      "saturation", .number(0...1), placeholder: "0..1", default: 0,
      help: ConversionKind.help(for: .saturation, "how much color stays; luma is kept"))
    let luma = options.value(
      "luma", .choice, default: Scene.LumaChoice.rec709,
      help: ConversionKind.help(for: .luma, "how color turns into grey"))
    // Without a kind nothing runs.
    conversion = (kind.value ?? .grayscale).conversion(
      form: form.value, ink: ink.value, saturation: Float(saturation.value), luma: luma.value)
    let takesInk = (kind.value ?? .grayscale).details.contains(.ink)
    typed =
      conversion.options
      + (takesInk && ink.value != .white
        ? " --ink \(OptionType<EncodedColor>.color.text(ink.value))" : "")

    convertsAll =
      options.flag(
        "all", help: "all art of a project's folder, not only what lint judges: that of widgets"
      ).value

    options.heading = "Output"
    let output = options.value(
      "output", short: "o", .directory,
      help:
        "the folder for the results, laid out as the inputs are; existing files are replaced; with "
        + "'-' one picture goes to standard output")
    let skipExisting = options.flag(
      "skip-existing", help: "leave files alone that the folder has already")
    let inPlace = options.flag(
      "in-place", help: "replace the inputs, each at once; names, times and attributes stay")
    let check = options.flag(
      "check", help: "write nothing; exit with 1 if anything would change")
    let dryRun = options.flag(
      "dry-run",
      help: "write nothing; list path, kind, bytes before and after, and how many pixels change")
    let sheet = options.value(
      "sheet", .file, placeholder: "FILE.png",
      help: "one contact sheet of what changes, before and after")
    self.sheet = sheet.value
    var storage = ConversionOptions()
    storage.keepsMetadata =
      options.flag(
        "keep-metadata",
        help: "keep ancillary chunks; those that define the color are always written anew"
      ).value
    storage.depth =
      options.value(
        "depth", .choice(PictureOption.depths), otherwise: "the input's", help: "bits per sample"
      ).value
    storage.compression = PictureOption.compression(&options)
    self.storage = storage

    options.heading = "In place"
    let allowDirty = options.flag(
      "allow-dirty", help: "replace also files with changes that are not committed to git")
    let undoFolder = options.value(
      "undo-folder", .directory,
      help: "keep the originals there, with a manifest of their digests")
    let undo = options.value(
      "undo", .directory,
      help: "put back the originals of an undo folder, of every file not changed since")

    batch = BatchOptions(&options, .pngInput, orOption: undo)
    isDryRun = dryRun.value
    destination =
      if let folder = undo.value {
        .undo(folder)
      } else if check.value {
        .check(undoFolder: undoFolder.value)
      } else if output.value == "-" {
        .stream
      } else if let folder = output.value {
        .folder(folder, skipsExisting: skipExisting.value)
      } else {
        // A dry run that names no place asks what would change, wherever it went.
        .inPlace(
          undoFolder: undoFolder.value, allowsDirty: allowDirty.value || !inPlace.isGiven)
      }
    if !undo.isGiven {
      options.require(oneOf: kind)
      options.require(oneOf: output, inPlace, check, dryRun)
    }
    options.exclude(output, inPlace)
    options.exclude(check, dryRun)
    for other: OptionReader.Declared in [
      kind, output, inPlace, check, dryRun, undoFolder, sheet,
    ] {
      options.exclude(undo, other)
    }
    options.require(output, beside: skipExisting)
    options.require(inPlace, beside: allowDirty)
    if !check.isGiven { options.require(inPlace, beside: undoFolder) }
    options.require(batch.filesFrom, beside: batch.endsInNull)
    options.require(kind, among: ConversionKind.taking(.form), beside: form)
    options.require(kind, among: ConversionKind.taking(.ink), beside: ink)
    options.require(kind, among: ConversionKind.taking(.saturation), beside: saturation)
    options.require(kind, among: ConversionKind.taking(.luma), beside: luma)
  }

  static let about = CommandDescription(
    "Converts art into the forms that the rendering modes ask for",
    usage: [
      "INPUT... -o DIR --to KIND [options]",
      "INPUT... --in-place --to KIND [options]",
      "INPUT... --check|--dry-run --to KIND [options]", "--undo DIR",
    ],
    examples: [
      ExampleSpec(
        "vibrancy convert Assets.xcassets --to vibrant -o out",
        "out/Assets.xcassets: the same catalog, its image sets converted"),
      ExampleSpec(
        "vibrancy convert art --to grayscale --in-place --undo-folder undo",
        "replace the files of a folder; the originals are kept"),
      ExampleSpec("vibrancy convert --undo undo", "put the originals back, byte for byte"),
      ExampleSpec(
        "vibrancy convert art --to desaturate --saturation 0.3 --dry-run",
        "what would be written, and how much would change"),
      ExampleSpec(
        "vibrancy convert art --check --to grayscale",
        "changes nothing; exit status 1 says that something would change"),
    ],
    screen: HelpScreen(
      commands: [
        ExampleSpec(
          "vibrancy convert Assets.xcassets --to vibrant -o out",
          "out/Assets.xcassets: the same catalog, its image sets converted"),
        ExampleSpec(
          "vibrancy convert art --to grayscale --in-place --undo-folder undo",
          "replaces the files of a folder, and keeps the originals in 'undo'"),
        ExampleSpec("vibrancy convert --undo undo", "puts the originals back, byte for byte"),
      ],
      words: [("INPUT", "a PNG, a folder, an asset catalog or a set in it")]
        + ConversionKind.allCases.map { ("--to \($0.rawValue)", $0.effect) } + [
          ("--dry-run", "lists what would be written and how much would change"),
          ("--skip-existing", "goes on where a run to a folder ended"),
          ("--check", "exits with 1 if anything would change"),
          ("--sheet FILE.png", "what changes, before and after"),
          ("--all", "of a project also what no widget shows"),
          ("--allow-dirty", "in place, also what git has no copy of"),
        ]))
}

extension ConversionKind {
  /// What it does, in a few words.
  var effect: String {
    switch self {
    case .grayscale: "no color; opacity stays"
    case .desaturate: "less color (--saturation 0..1); brightness stays"
    case .luminanceToAlpha: "dark becomes transparent, light becomes ink"
    case .template: "the shape alone, in white (--ink #RRGGBB)"
    case .vibrant: "opaque gray for the Lock Screen"
    case .tintedIcon: "gray on black, for a tinted app icon"
    }
  }

  /// An option that only some kinds take.
  enum Detail: Sendable { case form, ink, saturation, luma }

  /// The options it takes.
  var details: [Detail] {
    switch self {
    case .grayscale, .vibrant: []
    case .desaturate: [.saturation]
    case .luminanceToAlpha: [.form, .ink]
    case .template: [.ink]
    case .tintedIcon: [.luma]
    }
  }

  /// The kinds that take an option.
  static func taking(_ detail: Detail) -> [ConversionKind] {
    allCases.filter { $0.details.contains(detail) }
  }

  /// The help of an option, with the kinds that take it.
  static func help(for detail: Detail, _ effect: String) -> String {
    taking(detail).map(\.rawValue).joined(separator: ", ") + ": " + effect
  }
}

extension Conversion {
  /// As the command takes it, without what is the default.
  var options: String {
    let detail =
      switch self {
      case .grayscale, .template, .vibrant: ""
      case .desaturate(let saturation): saturation == 0 ? "" : " --saturation \(saturation)"
      case .luminanceToAlpha(let form, _):
        form == .onBlack ? "" : " --form \(form.rawValue)"
      case .tintedIcon(let luma): luma == .rec709 ? "" : " --luma \(luma.rawValue)"
      }
    return "--to \(ConversionKind(self).rawValue)" + detail
  }
}
