// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyPixels
internal import VibrancyPreviews
internal import VibrancyScenes
internal import VibrancyVocabulary

extension JSONMistakes {
  /// A model by its number.
  func model(_ written: Written<Double>) -> ModelVersion? {
    if let model = Int(exactly: written.value).flatMap({ ModelVersion(rawValue: $0) }) {
      return model
    }
    let known = ModelVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
    let number = ParameterValue.number(written.value)
    add(
      at: written.source, "is \(number), a model this version does not know", fix: "write \(known)")
    return nil
  }

  /// A generation of the system by its number.
  func os(_ written: Written<Double>) -> SystemVersion? {
    if let os = Int(exactly: written.value).flatMap({ SystemVersion(rawValue: $0) }) { return os }
    let known = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: " or ")
    let number = ParameterValue.number(written.value)
    add(
      at: written.source, "is \(number), a system this version does not know", fix: "write \(known)"
    )
    return nil
  }

  /// Scenes by name, `all` among the names; each once, aliases as what they stand for.
  func places(_ written: [Written<String>]) -> [Place] {
    var places: [Place] = []
    for one in written where !isFull {
      if one.value == "all" {
        places += Place.distinct
      } else if let place = Place(rawValue: one.value) {
        places.append(place.aliased ?? place)
      } else {
        let names = ["all"] + Place.allCases.map(\.rawValue)
        cursor(at: one.source).reportUnknown(
          "scene", among: names, listing: "see `vibrancy scenes`")
      }
    }
    var seen: Set<Place> = []
    return places.filter { seen.insert($0).inserted }
  }

  /// A wallpaper by name, by color, or by the path of a picture.
  func wallpaper(
    _ written: Written<String>, in base: PatternBase,
    _ picture: (String) -> Result<Wallpaper, VibrancyError>
  ) -> Wallpaper? {
    let text = written.value
    if let builtIn = Wallpaper.builtIn.first(where: { $0.name == text }) { return builtIn }
    if text.utf8.first == UInt8(ascii: "#") {
      if let color = EncodedColor(hex: text) { return Wallpaper(color: color) }
      add(at: written.source, "is not a color", fix: "write #RRGGBB")
      return nil
    }
    let isAbsolute = text.utf8.first == UInt8(ascii: "/")
    switch picture(isAbsolute ? text : base.folders[0] + "/" + text) {
    case .success(let wallpaper): return wallpaper
    case .failure(let error) where error.isMissingFile:
      let names = Wallpaper.builtIn.map(\.name)
      cursor(at: written.source).reportUnknown(
        "wallpaper or file", among: names,
        listing: "write the path of a picture from this folder, #RRGGBB, or one of "
          + names.joined(separator: ", "))
    case .failure(let error):
      add(at: written.source, error.fault.preceded(by: "cannot be used as a wallpaper: "))
    }
    return nil
  }

  /// Sets a parameter of the model.
  func set(_ value: JSONNode, in parameters: inout ModelParameters) {
    let names = Parameter.allCases.map(\.rawValue)
    guard names.contains(value.key) else {
      cursor(at: value).reportUnknownKey(
        "parameter", among: names, listing: "see `vibrancy scenes --verbose`")
      return
    }
    let text =
      value.number.map { "\($0)" } ?? value.boolean.map { "\($0)" } ?? value.string ?? value.kind
    do throws(ParameterError) {
      try parameters.set(value.key, to: text)
    } catch {
      add(at: value, error.fault(isWritten: value.kind))
    }
  }

  /// Names of variants, each once.
  func variants(_ written: [Written<String>]) -> [String] {
    var names: [String] = []
    for one in written {
      if names.contains(one.value) {
        add(at: one.source, "stands here twice", fix: "name each variant once")
      } else {
        names.append(one.value)
      }
    }
    return names
  }
}

extension ParameterError {
  /// What is wrong with a value that is written as a number, a string, and so on.
  fileprivate func fault(isWritten kind: String) -> FileFault {
    switch self {
    case .unknown: FileFault("is not a parameter", fix: "see `vibrancy scenes --verbose`")
    case .malformed(_, _, let wanted):
      FileFault("is \(kind) that does not fit", fix: "write \(wanted)")
    case .outOfRange(_, let text, let range):
      FileFault(
        "is \(text)",
        fix: "write a number from \(ParameterValue.number(range.lowerBound)) to "
          + "\(ParameterValue.number(range.upperBound))")
    }
  }
}
