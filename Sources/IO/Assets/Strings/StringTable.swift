// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The texts of one table, by language and key.
package struct StringTable: Sendable, Hashable {
  /// The language that the keys are written for.
  package var developmentLanguage: String?
  /// By language, then by key.
  package private(set) var texts: [String: [String: LocalizedText]] = [:]

  /// An empty table.
  package init() {}

  /// Sets a text.
  package mutating func set(_ text: LocalizedText, for key: String, in language: String) {
    texts[language, default: [:]][key] = text
  }

  /// Adds what another has and this one has not.
  package mutating func add(_ other: StringTable) {
    developmentLanguage = developmentLanguage ?? other.developmentLanguage
    for (language, found) in other.texts {
      texts[language, default: [:]].merge(found) { own, _ in own }
    }
  }

  /// The text of a key in the first of some languages that has one, and that language.
  package func text(
    _ key: String, in languages: [String]
  ) -> (text: LocalizedText, language: String)? {
    for language in languages {
      if let text = texts[language]?[key] { return (text, language) }
    }
    return nil
  }
}
