// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyJSON

/// A string catalog of Xcode's: `.xcstrings`.
package enum StringCatalog {
  /// More bytes than catalogs of large apps in all their languages have.
  package static let mostBytes = 16 << 20

  private enum Key: String, CaseIterable { case sourceLanguage, strings, version }
  private enum EntryKey: String, CaseIterable { case localizations }
  private enum TextKey: String, CaseIterable { case stringUnit, variations, substitutions }
  private enum UnitKey: String, CaseIterable { case state, value }
  private enum VariationKey: String, CaseIterable { case plural, device }

  /// Reads the texts of a catalog.
  ///
  /// - Parameters:
  ///   - path: As the user knows it; errors name it.
  ///   - languages: Those to keep beside the development language; `nil`: all.
  /// - Throws: `JSONError`: all that is wrong with it.
  package static func table(
    _ bytes: [UInt8], path: String, languages: Set<String>? = nil
  ) throws(JSONError) -> StringTable {
    var limits = JSONLimits()
    limits.bytes = mostBytes
    let mistakes = JSONMistakes(
      of: JSONDocument(bytes, path: path, as: .strict, limits: limits))
    var table = StringTable()
    if let root = mistakes.root?.object(Key.self, .open) {
      let source = root.required(.sourceLanguage)?.string()?.value
      table.developmentLanguage = source
      for entry in root.required(.strings)?.members(isOnce: false) ?? [] {
        let found = entry.object(EntryKey.self, .open)?[.localizations]?.members(isOnce: false)
        for language in found ?? [] {
          let name = language.node.key
          guard languages?.contains(name) ?? true || name == source,
            let text = text(at: language, depth: 0)
          else { continue }
          table.set(text, for: entry.node.key, in: name)
        }
      }
    }
    try mistakes.check()
    return table
  }

  /// A text with its plural forms; `nil`: it has no value, or what is wrong was reported.
  private static func text(at cursor: JSONCursor, depth: Int) -> LocalizedText? {
    guard depth < 4, let object = cursor.object(TextKey.self, .open) else { return nil }
    var text: LocalizedText?
    if let unit = object[.stringUnit]?.object(UnitKey.self, .open),
      let value = unit[.value]?.string()
    {
      text = LocalizedText(value.value)
    }
    if let variations = object[.variations]?.object(VariationKey.self, .open) {
      text = plural(variations[.plural], depth) ?? device(variations[.device], depth) ?? text
    }
    if let found = object[.substitutions]?.members(isOnce: false) {
      text = text.map { substituted($0, found, depth) }
    }
    return text
  }

  private static func plural(_ cursor: JSONCursor?, _ depth: Int) -> LocalizedText? {
    guard let forms = cursor?.members(isOnce: false) else { return nil }
    var texts: [String: String] = [:]
    for form in forms { texts[form.node.key] = text(at: form, depth: depth + 1)?.other }
    return LocalizedText(forms: texts)
  }

  private static func device(_ cursor: JSONCursor?, _ depth: Int) -> LocalizedText? {
    guard let forms = cursor?.members(isOnce: false) else { return nil }
    let wanted =
      forms.first { $0.node.key == "iphone" } ?? forms.first { $0.node.key == "other" }
      ?? forms.first
    return wanted.flatMap { text(at: $0, depth: depth + 1) }
  }

  /// `%#@name@` replaced by the forms that it stands for.
  private static func substituted(
    _ text: LocalizedText, _ substitutions: [JSONCursor], _ depth: Int
  ) -> LocalizedText {
    var text = text
    for substitution in substitutions.prefix(8) {
      guard let forms = Self.text(at: substitution, depth: depth + 1) else { continue }
      let name = "%#@\(substitution.node.key)@"
      let kind = substitution.node.membersByKey?["formatSpecifier"]?.string ?? "lld"
      text.replace(name, with: forms.mapped { $0.replacing("%arg", with: "%\(kind)") })
    }
    return text
  }
}
