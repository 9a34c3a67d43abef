// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The words of a name, in lower case: `totalSpentURL` is total, spent, url.
package struct NameWords {
  package let words: [String]

  /// The words of a name.
  package init(_ name: String) {
    var words: [String] = []
    var word = ""
    let scalars = Array(name.unicodeScalars.prefix(80))
    func isUpper(_ index: Int) -> Bool {
      scalars.indices.contains(index) && ("A"..."Z").contains(scalars[index])
    }
    for (index, scalar) in scalars.enumerated() {
      let isLetter = scalar.properties.isAlphabetic
      // A new word starts at an upper letter behind a lower one, and at the last of several.
      let starts =
        isUpper(index)
        && (!isUpper(index - 1)
          || scalars.indices.contains(index + 1) && !isUpper(index + 1)
            && scalars[index + 1].properties.isAlphabetic)
      if !isLetter || starts, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter { word += String(scalar).lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Its last word.
  package var last: String { words.last ?? "" }

  /// Whether any of some words is in it.
  package func hasAny(of others: Set<String>) -> Bool { words.contains { others.contains($0) } }

  /// What a table has for the last word that it knows.
  package func found<Value>(in table: [String: Value]) -> Value? {
    for word in words.reversed() {
      if let value = table[word] { return value }
      if word.hasSuffix("s"), let value = table[String(word.dropLast())] { return value }
    }
    return nil
  }

  /// The name as it is read: the words before the last of some with capitals.
  package func title(dropping: Set<String> = []) -> String {
    let kept = words.filter { !dropping.contains($0) }
    return (kept.isEmpty ? words : kept)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
