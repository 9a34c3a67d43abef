// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyPreviews

/// JSON that people read: what fits stands on one line.
indirect enum SettingsText: Sendable {
  /// A number, a string in quotes, `true`, `false`.
  case word(String)
  /// In this order.
  case list([SettingsText])
  /// In this order.
  case object([(key: String, value: SettingsText)])

  /// A string.
  static func string(_ text: String) -> SettingsText { .word(JSONObjectText.quoted(text)) }

  /// Strings.
  static func strings(_ texts: [String]) -> SettingsText { .list(texts.map { .string($0) }) }

  /// The text, without a line break at its end.
  ///
  /// - Parameters:
  ///   - indent: Columns before all lines but the first.
  ///   - opens: Whether it is broken into lines even if it fits on one.
  func text(indent: Int = 0, opens: Bool = false) -> String {
    let flat = flat
    if isEmpty || !opens && indent + flat.utf8.count <= 88 { return flat }
    let inner = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .word: return flat
    case .list(let elements):
      let texts = elements.map { $0.text(indent: indent + 2) }
      return "[" + inner + texts.joined(separator: "," + inner) + end + "]"
    case .object(let members):
      let texts = members.map { Self.member($0, $1, indent: indent + 2) }
      return "{" + inner + texts.joined(separator: "," + inner) + end + "}"
    }
  }

  /// A member of an object: its key and what it is.
  static func member(_ key: String, _ value: SettingsText, indent: Int) -> String {
    let name = JSONObjectText.quoted(key) + ": "
    // The key takes columns, too.
    let isLong = indent + name.utf8.count + value.flat.utf8.count > 88
    return name + value.text(indent: indent, opens: isLong)
  }

  private var isEmpty: Bool {
    switch self {
    case .word: false
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private var flat: String {
    switch self {
    case .word(let word): word
    case .list(let elements): "[" + elements.map(\.flat).joined(separator: ", ") + "]"
    case .object where isEmpty: "{}"
    case .object(let members):
      "{ " + members.map { JSONObjectText.quoted($0) + ": " + $1.flat }.joined(separator: ", ")
        + " }"
    }
  }
}
