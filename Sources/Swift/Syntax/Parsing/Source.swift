// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A source file as tokens for one platform, and how their brackets nest.
///
/// Brackets that do not match are passed over, and those left open end with the file.
package struct Source: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// For an opening bracket the index of its end, `tokens.count` if it has none; -1 for all else.
  package let partners: [Int32]

  package init(path: String, bytes: [UInt8], tokens: [Token]) {
    (self.path, self.bytes, self.tokens) = (path, bytes, tokens)
    partners = Self.partners(of: tokens)
  }

  /// The same source as that of another path.
  init(_ other: Source, at path: String) {
    (self.path, bytes, tokens) = (path, other.bytes, other.tokens)
    partners = other.partners
  }

  /// A file as it is compiled where no platform is known: all branches of `#if` are kept.
  package init(_ text: SourceText) {
    self.init(path: text.path, bytes: text.bytes, tokens: Lexer.tokens(of: text.bytes).tokens)
  }

  /// The token at an index; beyond either end one that matches nothing.
  package func token(_ index: Int) -> Token {
    tokens.indices.contains(index) ? tokens[index] : Self.none
  }

  /// What a token says.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token is this keyword or name.
  package func isWord(_ word: StaticString, at index: Int) -> Bool {
    let token = token(index)
    return token.kind == .word && has(word, token)
  }

  /// Whether a token is this operator of several characters.
  package func isOperation(_ operation: StaticString, at index: Int) -> Bool {
    let token = token(index)
    return token.kind == .operation && has(operation, token)
  }

  private func has(_ word: StaticString, _ token: Token) -> Bool {
    guard token.length == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { unsafe bytes[token.range].elementsEqual($0) }
  }

  /// The value of a string literal, or of a piece of one.
  package func value(ofString index: Int) -> String {
    let token = token(index)
    return StringValue.text(
      of: bytes[token.range], pounds: Int(token.delimiters & 127),
      isMultiline: token.kind == .string && token.delimiters & 128 != 0)
  }

  /// Where the bracket that opens at an index ends; the index itself where none does.
  package func close(_ index: Int) -> Int {
    guard tokens.indices.contains(index), partners[index] >= 0 else { return index }
    return Int(partners[index])
  }

  /// What is inside the bracket that opens at an index.
  package func inside(_ open: Int) -> Range<Int> { (open + 1)..<max(open + 1, close(open)) }

  private static let none = Token(
    kind: .mark, first: 0, startsLine: true, followsSpace: true, offset: 0, length: 0)

  private static func partners(of tokens: [Token]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int32] = []
    // How many of each are open, so that a stray closing bracket costs nothing.
    var counts = (0, 0, 0)
    for index in tokens.indices {
      guard let bracket = Bracket(tokens[index]) else { continue }
      if bracket.isOpening {
        partners[index] = Int32(truncatingIfNeeded: tokens.count)
        open.append(Int32(truncatingIfNeeded: index))
        bracket.add(1, to: &counts)
        continue
      }
      while bracket.count(in: counts) > 0, let start = open.popLast(),
        let opening = Bracket(tokens[Int(start)])
      {
        opening.add(-1, to: &counts)
        partners[Int(start)] = Int32(truncatingIfNeeded: index)
        if opening.kind == bracket.kind { break }
      }
    }
    return partners
  }
}

/// A bracket: which of the three kinds, and which side.
package struct Bracket {
  /// 0 for parentheses, 1 for square brackets, 2 for braces.
  package let kind: Int
  package let isOpening: Bool

  package init?(_ token: Token) {
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

  package func count(in counts: (Int, Int, Int)) -> Int {
    kind == 0 ? counts.0 : kind == 1 ? counts.1 : counts.2
  }

  package func add(_ change: Int, to counts: inout (Int, Int, Int)) {
    if kind == 0 {
      counts.0 += change
    } else if kind == 1 {
      counts.1 += change
    } else {
      counts.2 += change
    }
  }
}

/// A source file read once, from which the tokens for each platform are taken.
package struct LexedFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  let tokens: [Token]
  private let directives: [Directive]
  /// The first thing for which no compiler reads it, whatever it is compiled for.
  package let fault: SourceFault?

  package init(_ text: SourceText) {
    (path, bytes) = (text.path, text.bytes)
    let lexer = Lexer(reading: text.bytes)
    // They are kept as long as the run: without the room that they grew into.
    var exact: [Token] = []
    exact.reserveCapacity(lexer.tokens.count)
    exact += lexer.tokens
    (tokens, directives) = (exact, lexer.directives)
    fault = SourceFault(firstIn: lexer)
  }

  /// How many tokens it has.
  package var tokenCount: Int { tokens.count }

  /// Whether all platforms compile the same.
  package var isPlain: Bool { directives.isEmpty }

  /// The tokens that are compiled under conditions, one branch of each `#if` at most; all branches
  /// where none are known.
  package func source(_ conditions: BuildConditions?) -> Source {
    guard let conditions, !directives.isEmpty else {
      return Source(path: path, bytes: bytes, tokens: tokens)
    }
    var kept: [Token] = []
    var open: [OpenDirective] = []
    // The number of open directives that are not compiled.
    var left = 0
    var start = 0
    for directive in directives {
      if left == 0, start < directive.token { kept += tokens[start..<directive.token] }
      start = directive.token
      let text = String(decoding: bytes[directive.condition], as: UTF8.self)
      switch directive.kind {
      case .start:
        open.append(OpenDirective(conditions.meets(text)))
      case .branch:
        guard var last = open.popLast() else { continue }
        if !last.isCompiled { left -= 1 }
        last.next(directive.condition.isEmpty || conditions.meets(text))
        open.append(last)
      case .end:
        if let last = open.popLast(), !last.isCompiled { left -= 1 }
        continue
      }
      if open.last?.isCompiled == false { left += 1 }
    }
    if left == 0, start < tokens.count { kept += tokens[start...] }
    return Source(path: path, bytes: bytes, tokens: kept)
  }
}

/// An `#if` that is being read.
private struct OpenDirective {
  /// Whether the branch that is being read is compiled.
  private(set) var isCompiled: Bool
  /// Whether it or a branch before it is.
  private var isTaken: Bool

  init(_ isMet: Bool) { (isCompiled, isTaken) = (isMet, isMet) }

  mutating func next(_ isMet: Bool) {
    isCompiled = isMet && !isTaken
    isTaken = isTaken || isMet
  }
}
