// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Tokens and how their brackets nest, with previews left out.
///
/// Brackets that do not match are passed over, and those left open end with the file.
package struct SyntaxTree: Sendable {
  package let tokens: [Token]
  /// For an opening bracket the index of its end, `tokens.count` if it has none; for a closing one
  /// that of its start; -1 for all else.
  let partners: [Int32]
  /// The innermost open bracket around each token, -1 outside of all.
  let owners: [Int32]

  /// The tree of a file, without what `#Preview` and `PreviewProvider` hold.
  package init(_ bytes: [UInt8]) {
    let all = Lexer.tokens(of: bytes)
    let nesting = Self.nesting(of: all)
    let previews = PreviewRegions.regions(in: all, partners: nesting.partners)
    guard !previews.isEmpty else {
      tokens = all
      (partners, owners) = nesting
      return
    }
    var kept: [Token] = []
    var next = 0
    for region in previews {
      kept.append(contentsOf: all[next..<region.lowerBound])
      next = region.upperBound
    }
    kept.append(contentsOf: all[next...])
    tokens = kept
    (partners, owners) = Self.nesting(of: kept)
  }

  /// The token at an index; beyond either end one that matches nothing.
  func token(_ index: Int) -> Token { tokens.indices.contains(index) ? tokens[index] : Self.none }

  /// Where the bracket that opens at an index ends; the index itself where none does.
  func close(_ index: Int) -> Int {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return index }
    return Int(partners[index])
  }

  /// What is inside the bracket that opens at an index.
  func inside(_ open: Int) -> Range<Int> { (open + 1)..<max(open + 1, close(open)) }

  /// The braces around a token, innermost first, as far as `limit` brackets out.
  func braces(around index: Int, limit: Int = 256) -> [Int] {
    var braces: [Int] = []
    var bracket = tokens.indices.contains(index) ? Int(owners[index]) : -1
    for _ in 0..<limit where bracket >= 0 {
      if tokens[bracket].isMark("{") { braces.append(bracket) }
      bracket = Int(owners[bracket])
    }
    return braces
  }

  private static let none = Token(
    kind: .mark, text: "", first: 0, offset: 0, startsLine: true, followsSpace: true)

  private static func nesting(of tokens: [Token]) -> (partners: [Int32], owners: [Int32]) {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var owners = partners
    var open: [Int] = []
    // How many of each are open, so that a stray closing bracket costs nothing.
    var counts = [0, 0, 0]
    for (index, token) in tokens.enumerated() {
      guard let bracket = Bracket(token) else {
        owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
        continue
      }
      if bracket.isOpening {
        owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
        partners[index] = Int32(truncatingIfNeeded: tokens.count)
        open.append(index)
        counts[bracket.kind] += 1
        continue
      }
      while counts[bracket.kind] > 0, let start = open.popLast(),
        let opening = Bracket(tokens[start])
      {
        counts[opening.kind] -= 1
        partners[start] = Int32(truncatingIfNeeded: index)
        if opening.kind == bracket.kind {
          partners[index] = Int32(truncatingIfNeeded: start)
          break
        }
      }
      owners[index] = Int32(truncatingIfNeeded: open.last ?? -1)
    }
    return (partners, owners)
  }

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

/// A bracket: which of the three kinds, and which side.
struct Bracket {
  /// 0 for parentheses, 1 for square brackets, 2 for braces.
  let kind: Int
  let isOpening: Bool

  init?(_ token: Token) {
    guard token.kind == .mark else { return nil }
    switch token.first {
    case UInt8(ascii: "("): (kind, isOpening) = (0, true)
    case UInt8(ascii: "["): (kind, isOpening) = (1, true)
    case UInt8(ascii: "{"): (kind, isOpening) = (2, true)
    case UInt8(ascii: ")"): (kind, isOpening) = (0, false)
    case UInt8(ascii: "]"): (kind, isOpening) = (1, false)
    case UInt8(ascii: "}"): (kind, isOpening) = (2, false)
    default: return nil
    }
  }
}
