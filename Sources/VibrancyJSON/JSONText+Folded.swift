// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension JSONText {
  /// A value for people, without a line break at its end: what fits stands on one line.
  ///
  /// - Parameters:
  ///   - indent: Columns before all lines but the first.
  ///   - isOpen: Whether it is broken into lines even if it fits on one.
  package static func folded(_ value: JSONValue, indent: Int = 0, isOpen: Bool = false) -> String {
    let flat = flat(value)
    let fits = indent + flat.utf8.count <= mostColumns
    let (open, close, parts): (String, String, [String])
    switch value {
    case .list(let elements), .lines(let elements):
      if elements.isEmpty || fits && !isOpen { return flat }
      (open, close) = ("[", "]")
      parts = elements.map { folded($0, indent: indent + 2) }
    case .object(let members):
      if members.isEmpty || fits && !isOpen { return flat }
      (open, close) = ("{", "}")
      parts = members.map { member($0.name, $0.value, indent: indent + 2) }
    case .absent, .flag, .integer, .number, .word, .text, .file: return flat
    }
    let inner = "\n" + String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    return open + inner + parts.joined(separator: "," + inner) + end + close
  }

  /// A member of an object, folded: its key and what it is.
  package static func member(_ key: String, _ value: JSONValue, indent: Int) -> String {
    let name = quoted(key) + ": "
    // The key takes columns, too.
    let isLong = indent + name.utf8.count + flat(value).utf8.count > mostColumns
    return name + folded(value, indent: indent, isOpen: isLong)
  }

  private static let mostColumns = 88

  /// On one line, with blanks.
  private static func flat(_ value: JSONValue) -> String {
    switch value {
    case .list(let elements), .lines(let elements):
      return "[" + elements.map { flat($0) }.joined(separator: ", ") + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      return "{ " + members.map { quoted($0.name) + ": " + flat($0.value) }.joined(separator: ", ")
        + " }"
    case .absent, .flag, .integer, .number, .word, .text, .file:
      return of(value, spelling: .numbered)
    }
  }
}
