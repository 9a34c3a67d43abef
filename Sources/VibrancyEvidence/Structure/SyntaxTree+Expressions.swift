// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension SyntaxTree {
  /// What joins two lines to one expression.
  private static let joints: Set<String> = [
    ".", "?", ":", "??", "+", "-", "*", "/", "=", "==", "!=", "&&", "||", "->",
  ]

  /// Where the expression that starts at an index ends: its last token's index plus one.
  func endOfExpression(from start: Int) -> Int {
    var index = start
    // None is longer in real code, and what begins inside of a longer one would be read again.
    for _ in 0..<200 where index < tokens.count {
      let token = tokens[index]
      if token.isMark(",") || token.isMark(";") || Bracket(token)?.isOpening == false { break }
      if index > start, token.startsLine, !continues(at: index) { break }
      // Observers follow a value that is a string: `var name = "n" { didSet { … } }`.
      if token.isMark("{"), index > start, self.token(index - 1).kind == .string { break }
      index = max(index, close(index)) + 1
    }
    return min(index, tokens.count)
  }

  /// Whether the token that starts a line belongs to the expression before it.
  private func continues(at index: Int) -> Bool {
    tokens[index].isOne(of: Self.joints) || tokens[index - 1].isOne(of: Self.joints)
  }

  /// A range split at its outermost commas.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if tokens[index].isMark(",") {
        parts.append(start..<index)
        start = index + 1
      }
      index = max(index, close(index)) + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The names `a.b.c` that start at an index, and where they end.
  func path(at start: Int) -> (names: [String], end: Int) {
    guard token(start).isName else { return ([], start) }
    var names = [tokens[start].text]
    var index = start + 1
    while true {
      // `a?.b` and `a!.b` name the same things as `a.b`.
      let mark = token(index)
      let isChained = (mark.isMark("?") || mark.isMark("!")) && token(index + 1).isMark(".")
      let dot = isChained ? index + 1 : index
      guard token(dot).isMark("."), token(dot + 1).isName else { return (names, index) }
      names.append(tokens[dot + 1].text)
      index = dot + 2
    }
  }
}
