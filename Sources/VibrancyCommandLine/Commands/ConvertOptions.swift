// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `convert` takes.
struct ConvertOptions: Sendable {
  let conversion: Conversion
  let folder: String?
  let isInPlace: Bool
  let isCheck: Bool
  /// How a result is stored.
  let storage: ConversionOptions
  let batch: BatchOptions

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

    options.heading = "Output"
    let output = options.value(
      "output", short: "o", .directory,
      help: "the folder for the results; made if missing, existing files are replaced")
    let inPlace = options.flag("in-place", help: "replace the inputs, each at once")
    let check = options.flag(
      "check", help: "write nothing; exit with 1 if anything would change")
    (folder, isInPlace, isCheck) = (output.value, inPlace.value, check.value)
    var storage = ConversionOptions()
    storage.keepsMetadata =
      options.flag(
        "keep-metadata",
        help: "keep ancillary chunks; those that tell the color are always written anew"
      ).value
    storage.depth =
      options.value(
        "depth", .choice(PictureOption.depths), otherwise: "the input's", help: "bits a sample"
      ).value
    storage.compression = PictureOption.compression(&options)
    self.storage = storage

    batch = BatchOptions(&options, .pngInput)
    options.require(oneOf: kind)
    options.require(oneOf: output, inPlace, check)
    options.exclude(output, inPlace)
    options.require(batch.filesFrom, beside: batch.endsInNull)
    options.require(kind, among: ConversionKind.taking(.form), beside: form)
    options.require(kind, among: ConversionKind.taking(.ink), beside: ink)
    options.require(kind, among: ConversionKind.taking(.saturation), beside: saturation)
    options.require(kind, among: ConversionKind.taking(.luma), beside: luma)
  }

  static let about = CommandDescription(
    "Converts art into the forms that the rendering modes ask for",
    usage: [
      "INPUT... -o DIR --to KIND [options]", "INPUT... --in-place --to KIND [options]",
      "INPUT... --check --to KIND [options]",
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

extension ConversionKind {
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
