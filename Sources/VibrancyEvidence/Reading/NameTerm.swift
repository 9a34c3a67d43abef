// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// What an expression says about the name of an asset.
enum NameTerm: Sendable, Hashable {
  /// A string, as it is.
  case literal(String)
  /// An implicit member: `.logo`, `.group.logo`.
  case symbol([String])
  /// A constant or property: `name`, `Names.logo`, `self.name`.
  case path([String])
  /// Anything else.
  case computed

  /// Whether it names an asset by itself.
  var isName: Bool {
    switch self {
    case .literal, .symbol: true
    case .path, .computed: false
    }
  }
}

extension SyntaxTree {
  /// The names an expression may come to: both sides of a conditional and of `??`; nothing for `nil`.
  func nameTerms(in range: Range<Int>) -> [NameTerm] {
    var range = range
    while range.count > 2, token(range.lowerBound).isMark("("),
      close(range.lowerBound) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return alternatives(of: range).compactMap(term(in:))
  }

  private func term(in range: Range<Int>) -> NameTerm? {
    let first = token(range.lowerBound)
    if range.count == 1, first.isWord("nil") { return nil }
    if range.count == 1, first.kind == .string { return .literal(first.text) }
    if first.isMark("."), token(range.lowerBound + 1).isName {
      let path = path(at: range.lowerBound + 1)
      return path.end == range.upperBound ? .symbol(path.names) : .computed
    }
    let path = path(at: range.lowerBound)
    var end = path.end
    if end < range.upperBound, token(end).isMark("!") { end += 1 }
    return !path.names.isEmpty && end == range.upperBound ? .path(path.names) : .computed
  }

  private func alternatives(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    // Before its question mark a conditional holds no name.
    var (start, open, index) = (range.lowerBound, 0, range.lowerBound)
    while index < range.upperBound {
      let token = tokens[index]
      if token.isMark("?"), token.followsSpace {
        start = index + 1
        open += 1
      } else if token.isMark(":"), open > 0 {
        parts.append(start..<index)
        start = index + 1
        open -= 1
      } else if token.isOperation("??") {
        parts.append(start..<index)
        start = index + 1
      }
      index = max(index, close(index)) + 1
    }
    return (parts + [start..<range.upperBound]).filter { !$0.isEmpty }
  }

  /// The names that a body gives back, and whether it gives back nothing else.
  ///
  /// - Parameter takesSymbols: Whether `.logo` is a name; true where a resource is declared.
  func returnedTerms(
    in body: Range<Int>, takesSymbols: Bool
  ) -> (terms: [NameTerm], isComplete: Bool) {
    var terms: [NameTerm] = []
    var isComplete = true
    for index in body where tokens[Int(max(owners[index], 0))].text == "{" {
      let (before, token) = (self.token(index - 1), tokens[index])
      let isReturn = before.isWord("return") || before.isMark(":")
      guard isReturn || before.isMark("{") || before.isMark("?") || before.isOperation("??") else {
        continue
      }
      if token.kind == .string, !isOperand(before: index + 1) {
        terms.append(.literal(token.text))
      } else if takesSymbols, token.isMark("."), self.token(index + 1).isName {
        terms.append(.symbol(path(at: index + 1).names))
      } else if isReturn, !["nil", "return", "if", "switch", "self"].contains(token.text) {
        isComplete = false
      }
    }
    return (terms, isComplete && !terms.isEmpty)
  }

  /// Whether the token after a string makes it part of a larger expression.
  private func isOperand(before index: Int) -> Bool {
    token(index).isOne(of: [".", "+", "==", "!=", "(", "["])
  }
}
