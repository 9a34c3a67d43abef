// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension WidgetResolver {
  /// A string filled in, which has to be one of `names`.
  mutating func word(
    _ written: WrittenText, _ thing: String, among names: [String]
  ) throws(JSONError) -> String {
    let name = try text.filled(written)
    guard names.contains(name) else {
      throw file.error(
        at: written.path,
        "is '\(JSONText.shown(name))', no \(thing); "
          + remedy(for: name, among: names))
    }
    return name
  }

  /// Families by name or alias, each once.
  ///
  /// - Parameter families: Those of the widget, of which they have to be.
  mutating func families(
    _ written: [WrittenText], among families: [WidgetVocabulary.Family]?
  ) throws(JSONError) -> [WidgetVocabulary.Family] {
    var found: [WidgetVocabulary.Family] = []
    for one in written {
      let name = try text.filled(one)
      guard let family = vocabulary.family(name) else {
        throw file.error(
          at: one.path,
          "is '\(JSONText.shown(name))', no family; "
            + remedy(for: name, among: vocabulary.families.map(\.name)))
      }
      if found.contains(family) {
        throw file.error(at: one.path, "is '\(JSONText.shown(name))' again; name each once")
      }
      if let families, !families.contains(family) {
        throw file.error(
          at: one.path,
          "is '\(family.name)', which the widget does not come in; add it to the "
            + "widget's families, or write one of \(families.map(\.name).joined(separator: ", "))")
      }
      found.append(family)
    }
    return found
  }

  /// The families with AccessoryWidgetBackground, by name.
  mutating func accessoryBackground(
    among families: [WidgetVocabulary.Family]
  ) throws(JSONError) -> [String] {
    let written = file.description.accessoryBackground
    let found = try self.families(written, among: families)
    for (family, one) in zip(found, written) where !family.hasAccessoryBackground {
      let names = vocabulary.families.filter(\.hasAccessoryBackground).map(\.name)
      throw file.error(
        at: one.path,
        "is '\(family.name)', which has no accessory background; only "
          + "\(names.joined(separator: ", ")) have one")
    }
    return found.map(\.name)
  }

  /// A picture's name.
  mutating func image(_ written: WrittenText) throws(JSONError) -> WidgetImage {
    let name = try text.filled(written)
    do throws(ImageReference.Misreading) {
      return WidgetImage(reference: try ImageReference(name), name: name, path: written.path)
    } catch {
      throw file.error(at: written.path, "is '\(JSONText.shown(name))', which \(error.reason)")
    }
  }

  /// A color set's name, or `#RRGGBB`.
  mutating func color(_ written: WrittenText) throws(JSONError) -> WidgetColor {
    let name = try text.filled(written)
    if let code = WidgetColor.Reference(hex: name) {
      return WidgetColor(reference: code, path: written.path)
    }
    guard !name.isEmpty, !name.hasPrefix("#"), !name.utf8.contains(0) else {
      throw file.error(
        at: written.path,
        "is '\(JSONText.shown(name))', no color; write #RRGGBB or a color set's name")
    }
    return WidgetColor(reference: .named(name), path: written.path)
  }

  /// The container background.
  mutating func background() throws(JSONError) -> WidgetBackground? {
    switch file.description.containerBackground {
    case nil: return nil
    case .color(let name): return .color(try color(name))
    case .image(let name): return .image(try image(name))
    case .gradient(let top, let bottom):
      return .gradient(top: try color(top), bottom: try color(bottom))
    case .plain(let written):
      let name = try text.filled(written)
      guard let code = WidgetColor.Reference(hex: name) else {
        throw file.error(
          at: written.path,
          "is '\(JSONText.shown(name))', no color; write #RRGGBB, "
            + #"or {"color": NAME} for a color set, or {"image": NAME} for a picture"#)
      }
      return .color(WidgetColor(reference: code, path: written.path))
    }
  }
}
