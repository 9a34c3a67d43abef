// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// A table of texts of one language with forms for numbers: `.stringsdict`, in XML.
package struct PluralTable: Sendable {
  /// The texts, by key.
  package private(set) var texts: [String: LocalizedText] = [:]

  /// Reads a table; an entry that has no format is passed over.
  ///
  /// - Parameter path: As the user knows it; errors name it.
  /// - Throws: `StringsError`: it is not a property list in XML.
  package init(_ bytes: [UInt8], path: String) throws(StringsError) {
    guard bytes.count <= StringsFile.mostBytes else {
      throw StringsError(
        path: path, line: nil, fault: FileFault("has more than 4 MiB", fix: "split the table"))
    }
    guard case .dictionary(let entries)? = PropertyList(xml: bytes) else {
      throw StringsError(
        path: path, line: nil,
        fault: FileFault("is not a property list in XML", fix: "save it as one"))
    }
    for (key, entry) in entries { texts[key] = Self.text(of: entry) }
  }

  /// `%#@name@` in an entry's format replaced by the forms of the variable (Documented: stringsdict
  /// file format).
  private static func text(of entry: PropertyList) -> LocalizedText? {
    guard let format = entry["NSStringLocalizedFormatKey"]?.text,
      case .dictionary(let variables) = entry
    else { return nil }
    var text = LocalizedText(format)
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }).prefix(8) {
      guard case .dictionary(let entries) = variable,
        let forms = LocalizedText(forms: entries.compactMapValues(\.text))
      else { continue }
      text.replace("%#@\(name)@", with: forms)
    }
    return text
  }
}
