// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyJSON
internal import VibrancyVocabulary

extension WidgetResolver {
  /// A string filled in, which has to name one of `words`.
  mutating func word<Word: RawRepresentable<String>>(
    _ written: Written<String>, _ thing: String, among words: [Word]
  ) -> Word? {
    guard let name = text.filled(written) else { return nil }
    if let word = words.first(where: { $0.rawValue == name }) { return word }
    mistakes.cursor(at: written.source).reportUnknown(thing, is: name, among: words.map(\.rawValue))
    return nil
  }

  /// Families by name or alias, each once.
  ///
  /// - Parameter families: Those of the widget, of which they have to be.
  mutating func families(
    _ written: [Written<String>], among families: [Family]?
  ) -> [Written<Family>] {
    var found: [Written<Family>] = []
    for one in written {
      guard let name = text.filled(one) else { continue }
      let value = mistakes.cursor(at: one.source)
      if let family = Family(name: name) {
        if found.contains(where: { $0.value == family }) {
          value.report("is '\(VisibleText.short(name))' again", fix: "name each once")
        } else if let families, !families.contains(family) {
          value.report(
            "is '\(family.rawValue)', which the widget does not come in",
            fix: "add it to the widget's "
              + "families, or write one of \(families.map(\.rawValue).joined(separator: ", "))")
        } else {
          found.append(Written(family, at: one.source))
        }
      } else {
        value.reportUnknown("family", is: name, among: Family.allCases.map(\.rawValue))
      }
    }
    return found
  }

  /// The families with AccessoryWidgetBackground.
  mutating func accessoryBackground(
    among families: [Family]
  ) -> [Family] {
    self.families(description.accessoryBackground, among: families).map { family in
      if !family.value.hasAccessoryBackground {
        let names = Family.allCases.filter(\.hasAccessoryBackground).map(\.rawValue)
        mistakes.add(
          at: family.source,
          "is '\(family.value.rawValue)', which has no accessory background",
          fix: "only "
            + "\(names.joined(separator: ", ")) have one")
      }
      return family.value
    }
  }

  /// A picture's name.
  mutating func image(_ written: Written<String>) -> WidgetImage? {
    guard let name = text.filled(written) else { return nil }
    do throws(FileFault) {
      return WidgetImage(reference: try ImageReference(name), name: name, source: written.source)
    } catch {
      mistakes.add(
        at: written.source, error.preceded(by: "is '\(VisibleText.short(name))', which "))
      return nil
    }
  }

  /// A color set's name, or `#RRGGBB`.
  mutating func color(_ written: Written<String>) -> WidgetColor? {
    guard let name = text.filled(written) else { return nil }
    if let code = WidgetColor.Reference(hex: name) {
      return WidgetColor(reference: code, source: written.source)
    }
    guard !name.isEmpty, !name.hasPrefix("#"), !name.utf8.contains(0) else {
      mistakes.add(
        at: written.source,
        "is '\(VisibleText.short(name))', not a color", fix: "write #RRGGBB or a color set's name")
      return nil
    }
    return WidgetColor(reference: .named(name), source: written.source)
  }

  /// What is drawn behind layers.
  mutating func background(_ described: DescribedBackground) -> WidgetBackground? {
    switch described {
    case .color(let name): return color(name).map { .color($0) }
    case .image(let name): return image(name).map { .image($0) }
    case .gradient(let top, let bottom):
      guard let top = color(top), let bottom = color(bottom) else { return nil }
      return .gradient(top: top, bottom: bottom)
    case .plain(let written):
      guard let name = text.filled(written) else { return nil }
      guard let code = WidgetColor.Reference(hex: name) else {
        mistakes.add(
          at: written.source,
          "is '\(VisibleText.short(name))', not a color",
          fix: "write #RRGGBB, "
            + #"or {"color": NAME} for a color set, or {"image": NAME} for a picture"#)
        return nil
      }
      return .color(WidgetColor(reference: code, source: written.source))
    }
  }
}
