// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

/// What `convert --to` takes: one table of names, options and conversions.
enum ConversionKind: String, CaseIterable, Sendable {
  case grayscale
  case desaturate
  case luminanceToAlpha = "luminance-to-alpha"
  case template
  case vibrant
  case tintedIcon = "tinted-icon"

  /// An option that only some kinds take.
  enum Detail: Sendable { case form, ink, saturation, luma }

  /// The kind of a conversion: a new conversion does not compile until it has one.
  init(_ conversion: Conversion) {
    self =
      switch conversion {
      case .grayscale: .grayscale
      case .desaturate: .desaturate
      case .luminanceToAlpha: .luminanceToAlpha
      case .template: .template
      case .vibrant: .vibrant
      case .tintedIcon: .tintedIcon
      }
  }

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

  /// The conversion, of which it takes what it needs.
  func conversion(
    form: Conversion.AlphaForm, ink: EncodedColor, saturation: Float, luma: Scene.LumaChoice
  ) -> Conversion {
    switch self {
    case .grayscale: .grayscale
    case .desaturate: .desaturate(saturation: saturation)
    case .luminanceToAlpha: .luminanceToAlpha(form: form, ink: ink)
    case .template: .template(ink: ink)
    case .vibrant: .vibrant
    case .tintedIcon: .tintedIcon(luma: luma)
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
