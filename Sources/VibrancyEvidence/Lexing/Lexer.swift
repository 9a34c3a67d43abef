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
}
