// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Several texts as `formatted(.list(type:width:))` and `ListFormatter` join them.
package enum ListFormat {
  /// The word before the last.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// a, b, and c.
    case and
    /// a, b, or c.
    case or
  }

  /// How the word is written.
  package enum Width: String, Sendable, Hashable, CaseIterable {
    /// a, b, and c.
    case standard
    /// a, b, & c.
    case short
    /// a, b, c.
    case narrow
  }

  /// The text of the items, of which none is changed.
  package static func text(
    _ items: [String], kind: Kind = .and, width: Width = .standard,
    in locale: FormatLocale = .english
  ) -> String {
    guard let last = items.last else { return "" }
    guard items.count > 1 else { return last }
    guard locale.isEnglish else { return LocalizedNumbers.list(items, kind, width, locale) }
    let word =
      switch (kind, width) {
      case (.or, _): "or "
      case (.and, .standard): "and "
      case (.and, .short): "& "
      case (.and, .narrow): ""
      }
    let comma = items.count > 2 || word.isEmpty ? ", " : " "
    return items.dropLast().joined(separator: ", ") + comma + word + last
  }
}
