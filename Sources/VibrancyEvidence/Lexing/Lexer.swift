// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Reads Swift source as tokens, in one pass over its UTF-8 bytes.
///
/// Any bytes will do: what is cut or malformed gives fewer or computed tokens, never a failure.
/// Both branches of `#if` are read, as if the directives were not there.
///
/// - Complexity: Linear in the number of bytes, in time and memory; nothing is recursive.
package struct Lexer {
  let bytes: [UInt8]
  var index = 0
  var tokens: [Token] = []
  var startsLine = true
  var followsSpace = true
  /// The strings whose interpolations are being read, outermost first.
  var open: [OpenString] = []
  /// No bare regular expression literal starts before this: its line holds no slash to end it.
  var lineWithoutRegex = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
  }

  /// The tokens of a file.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.skipStart()
    while lexer.index < bytes.count { lexer.readNext() }
    return lexer.tokens
  }

  private mutating func readNext() {
    let byte = bytes[index]
    switch byte {
    case Byte.lineFeed, Byte.carriageReturn:
      index += 1
      startsLine = true
      followsSpace = true
    case 0...Byte.space:
      index += 1
      followsSpace = true
    case Byte.slash: readSlash()
    case Byte.quote: readString(pounds: 0)
    case Byte.pound: readPound()
    case Byte.backtick: readQuotedWord()
    case Byte.openParen:
      if !open.isEmpty { open[open.count - 1].depth += 1 }
      append(.mark, Byte.text(byte), length: 1)
    case Byte.closeParen: readCloseParen()
    case _ where Byte.isDigit(byte): readNumber()
    case _ where Byte.isWord(byte): append(.word, endingAt: endOfWord(from: index))
    default: readOperator()
    }
  }

  /// The byte at an index, 0 beyond the end.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func append(_ kind: Token.Kind, _ text: String, length: Int) {
    tokens.append(
      Token(
        kind: kind, text: text, first: kind == .quotedWord ? bytes[index + 1] : bytes[index],
        offset: index, startsLine: startsLine, followsSpace: followsSpace))
    index += length
    startsLine = false
    followsSpace = false
  }

  mutating func append(_ kind: Token.Kind, endingAt end: Int) {
    append(kind, String(decoding: bytes[index..<end], as: UTF8.self), length: end - index)
  }

  func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
    return end
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn {
      end += 1
    }
    return end
  }

  private mutating func skipStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if byte(at: index) == Byte.pound, byte(at: index + 1) == Byte.bang {
      index = endOfLine(from: index)
    }
  }

  private mutating func readCloseParen() {
    guard let last = open.last else { return append(.mark, ")", length: 1) }
    append(.mark, ")", length: 1)
    if last.depth > 0 {
      open[open.count - 1].depth -= 1
    } else {
      open.removeLast()
      readStringBody(last)
    }
  }

  /// Reads a string whose quotation mark stands after `pounds` number signs from here.
  mutating func readString(pounds: Int) {
    let quote = index + pounds
    let isTriple =
      byte(at: quote + 1) == Byte.quote && byte(at: quote + 2) == Byte.quote
      && (pounds == 0 || isBlankToLineEnd(from: quote + 3))
    let start = quote + (isTriple ? 3 : 1)
    let string = OpenString(
      pounds: pounds, isMultiline: isTriple, token: tokens.count, start: start)
    append(.computedString, "", length: start - index)
    readStringBody(string)
  }

  /// Reads on in a string, to its end or to its next interpolation.
  mutating func readStringBody(_ string: OpenString) {
    var string = string
    while index < bytes.count {
      switch bytes[index] {
      case Byte.backslash:
        let escaped = index + 1 + string.pounds
        guard hasPounds(string.pounds, at: index + 1) else {
          index += 1
          continue
        }
        if byte(at: escaped) == Byte.openParen {
          index = escaped
          append(.mark, "(", length: 1)
          string.isComputed = true
          string.depth = 0
          open.append(string)
          return
        }
        // A line break cannot be escaped in a string of one line: there it ends a cut string.
        index = Byte.isLineBreak(byte(at: escaped)) ? escaped : min(escaped + 1, bytes.count)
      case Byte.quote where closes(string):
        return finish(string)
      case Byte.lineFeed where !string.isMultiline, Byte.carriageReturn where !string.isMultiline:
        return
      default: index += 1
      }
    }
  }

  private mutating func finish(_ string: OpenString) {
    let content = string.start..<index
    index += (string.isMultiline ? 3 : 1) + string.pounds
    startsLine = false
    followsSpace = false
    guard !string.isComputed else { return }
    tokens[string.token].kind = .string
    tokens[string.token].text = StringValue.text(
      of: bytes[content], pounds: string.pounds, isMultiline: string.isMultiline)
  }

  private func closes(_ string: OpenString) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: index + 1) }
    return byte(at: index + 1) == Byte.quote && byte(at: index + 2) == Byte.quote
      && hasPounds(string.pounds, at: index + 3)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    var end = start
    while end < start + count, byte(at: end) == Byte.pound { end += 1 }
    return end == start + count
  }

  private func isBlankToLineEnd(from start: Int) -> Bool {
    var end = start
    while Byte.isBlank(byte(at: end)) { end += 1 }
    return end >= bytes.count || Byte.isLineBreak(bytes[end])
  }
}

/// A string literal that is being read.
struct OpenString {
  /// How many `#` surround it.
  var pounds: Int
  var isMultiline: Bool
  /// The index of its token.
  var token: Int
  /// Where its content starts.
  var start: Int
  /// How many parentheses are open in the interpolation that is being read.
  var depth = 0
  var isComputed = false
}
