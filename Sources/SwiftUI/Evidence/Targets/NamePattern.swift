// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A name as far as code gives it: U+0000 in it stands for any text.
enum NamePattern {
  /// Whether a part of it is not known.
  static func isOpen(_ pattern: String) -> Bool { pattern.utf8.contains(0) }

  /// Whether it has two known characters in a row, so that it says something.
  static func saysSomething(_ pattern: String) -> Bool {
    pattern.split(separator: "\u{0}").contains { $0.count >= 2 }
  }

  /// Whether it may be this name.
  static func pattern(_ pattern: String, fits name: String) -> Bool {
    guard isOpen(pattern) else { return pattern == name }
    let parts = pattern.split(separator: "\u{0}", omittingEmptySubsequences: false)
    guard let head = parts.first, let tail = parts.last, name.hasPrefix(head) else { return false }
    var rest = name.dropFirst(head.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(ofText: part) else { return false }
      rest = rest[place...]
    }
    return rest.count >= tail.count && rest.hasSuffix(tail)
  }

  /// A pattern as people write it: a `*` for what is not known.
  static func printed(_ pattern: String) -> String {
    var text = ""
    for character in pattern where !(character == "\u{0}" && text.hasSuffix("*")) {
      text += character == "\u{0}" ? "*" : String(character)
    }
    return text
  }
}

extension Substring {
  /// Where the first occurrence of a text ends.
  fileprivate func firstRange(ofText text: Substring) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
