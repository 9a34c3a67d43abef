// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Texts in a pattern of which one is meant, in place of a part that is not known.
package enum TextAlternatives {
  private static let (start, between, end): (Character, Character, Character) = (
    "\u{1}", "\u{2}", "\u{3}"
  )
  /// The most patterns that one is written out to; of more the last parts are not known.
  private static let most = 400

  /// A pattern that means one of several texts.
  package static func pattern(of texts: [String]) -> String {
    var seen: Set<String> = []
    let texts = texts.filter { seen.insert($0).inserted }
    if texts.count == 1 { return texts[0] }
    return String(start) + texts.joined(separator: String(between)) + String(end)
  }

  /// The patterns that one with alternatives means.
  package static func patterns(of pattern: String) -> [String] {
    guard pattern.contains(start) else { return [pattern] }
    var made = [""]
    var rest = pattern[...]
    while let first = rest.firstIndex(of: start) {
      let head = rest[..<first]
      let inside = rest[rest.index(after: first)...]
      let last = inside.firstIndex(of: end) ?? inside.endIndex
      let texts = inside[..<last].split(separator: between, omittingEmptySubsequences: false)
      if made.count * texts.count > most {
        made = made.map { $0 + head + "\u{0}" }
      } else {
        made = made.flatMap { text in texts.map { text + head + $0 } }
      }
      rest = last < inside.endIndex ? inside[inside.index(after: last)...] : ""
    }
    return made.map { $0 + rest }
  }
}
