// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

/// Reads Swift source as tokens, in one pass over its UTF-8 bytes.
///
/// Any bytes will do: what is cut or malformed gives fewer or computed tokens and a fault, never a
/// failure. Behind the first literal or comment of several lines that never ends, reading goes on in
/// the next line, so that the declarations below it are known.
/// All branches of `#if` are read; the directives are listed beside the tokens.
///
/// - Complexity: Linear in the number of bytes, in time and memory; nothing is recursive.
package struct Lexer {
  package let bytes: [UInt8]
  package var index = 0
  package var tokens: [Token] = []
  package var directives: [Directive] = []
  /// The literals, comments and lines that cannot be read, in the order in which they were found.
  package var faults: [SourceFault] = []
  /// Where comments of one line begin; only if they are asked for.
  package var lineComments: [Int] = []
  private var keepsComments = false
  package var startsLine = true
  package var followsSpace = true
  /// The strings whose interpolations are being read, outermost first.
  package var open: [OpenString] = []
  /// Whether reading went on behind something that never ends.
  package private(set) var hasResumed = false
  /// No bare regular expression literal starts before this: its line holds no slash to end it.
  package var lineWithoutRegex = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
  }

  /// The tokens of a file, and the directives between them.
  package static func tokens(of bytes: [UInt8]) -> (tokens: [Token], directives: [Directive]) {
    let lexer = Lexer(reading: bytes)
    return (lexer.tokens, lexer.directives)
  }

  /// A lexer that has read a whole file.
  package init(reading bytes: [UInt8]) {
    self.init(bytes)
    readAll()
  }

  private mutating func readAll() {
    skipStart()
    while index < bytes.count {
      readNext()
      // The end of the file comes inside of an interpolation.
      if index >= bytes.count, let string = open.first(where: \.isMultiline) { cut(string) }
    }
  }

  /// Where the comments of one line begin, `//`: none of those in strings, regular expressions and
  /// other comments.
  package static func lineComments(of bytes: [UInt8]) -> [Int] {
    var lexer = Lexer(bytes)
    lexer.keepsComments = true
    lexer.readAll()
    return lexer.lineComments
  }

  /// Notes a comment of one line that begins where the lexer stands.
  mutating func noteLineComment() {
    if keepsComments { lineComments.append(index) }
  }

  private mutating func readNext() {
    let byte = bytes[index]
    if Byte.isAngle(byte) || byte == UInt8(ascii: "="), skipConflictMarker() { return }
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
      append(.mark, length: 1)
    case Byte.closeParen: readCloseParen()
    case _ where Byte.isDigit(byte): readNumber()
    case _ where Byte.isWord(byte): append(.word, endingAt: endOfWord(from: index))
    default: readOperator()
    }
  }

  /// The byte at an index, 0 beyond the end.
  package func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Appends a token of the bytes from here, and goes on behind them.
  package mutating func append(_ kind: Token.Kind, length: Int) {
    append(kind, index..<index + length)
    index += length
  }

  package mutating func append(_ kind: Token.Kind, endingAt end: Int) {
    append(kind, length: end - index)
  }

  /// Appends a token whose text is these bytes.
  package mutating func append(_ kind: Token.Kind, _ text: Range<Int>, delimiters: UInt8 = 0) {
    tokens.append(
      Token(
        kind: kind, first: text.isEmpty ? 0 : byte(at: text.lowerBound), startsLine: startsLine,
        followsSpace: followsSpace, delimiters: delimiters,
        offset: Int32(truncatingIfNeeded: text.lowerBound),
        length: Int32(truncatingIfNeeded: text.count)))
    startsLine = false
    followsSpace = false
  }

  package func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
    return end
  }

  package func endOfLine(from start: Int) -> Int {
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
    guard var last = open.last else { return append(.mark, length: 1) }
    append(.mark, length: 1)
    if last.depth > 0 {
      open[open.count - 1].depth -= 1
    } else {
      open.removeLast()
      last.start = index
      readStringBody(last)
    }
  }

  /// Reads a string whose quotation mark stands after `pounds` number signs from here.
  package mutating func readString(pounds: Int) {
    let quote = index + pounds
    let isTriple =
      byte(at: quote + 1) == Byte.quote && byte(at: quote + 2) == Byte.quote
      && (pounds == 0 || isBlankToLineEnd(from: quote + 3))
    let start = quote + (isTriple ? 3 : 1)
    let string = OpenString(
      pounds: pounds, isMultiline: isTriple, opening: index, token: tokens.count, start: start)
    append(.computedString, start..<start, delimiters: string.delimiters)
    index = start
    readStringBody(string)
  }

  /// Reads on in a string, to its end or to its next interpolation.
  package mutating func readStringBody(_ string: OpenString) {
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
          addPiece(of: string)
          index = escaped
          append(.mark, length: 1)
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
        faults.append(SourceFault(.unclosedString, at: string.opening))
        return
      default: index += 1
      }
    }
    cut(string)
  }

  /// Notes that a string does not end in the file; behind the first one of several lines reading goes
  /// on in its next line.
  private mutating func cut(_ string: OpenString) {
    let string = open.first(where: \.isMultiline) ?? string
    let resumes = string.isMultiline && !hasResumed
    faults.append(SourceFault(.unclosedString, at: string.opening))
    open = []
    guard resumes else { return }
    tokens.removeSubrange((string.token + 1)...)
    directives.removeAll { $0.token > string.token }
    resume(behindLineOf: string.opening)
  }

  /// Reads on behind a line, once a file.
  package mutating func resume(behindLineOf offset: Int) {
    hasResumed = true
    index = endOfLine(from: offset)
  }

  /// Adds the text since the last interpolation, up to here.
  private mutating func addPiece(of string: OpenString) {
    if string.isComputed {
      append(.fragment, string.start..<index, delimiters: string.delimiters)
    } else {
      tokens[string.token].length = Int32(truncatingIfNeeded: index - string.start)
    }
  }

  private mutating func finish(_ string: OpenString) {
    addPiece(of: string)
    if !string.isComputed { tokens[string.token].kind = .string }
    index += (string.isMultiline ? 3 : 1) + string.pounds
    startsLine = false
    followsSpace = false
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
package struct OpenString {
  /// The number of `#` around it.
  package var pounds: Int
  package var isMultiline: Bool
  /// The byte at which it begins.
  package var opening: Int
  /// The index of its token.
  package var token: Int
  /// The start of its content, or of what follows its last interpolation.
  package var start: Int
  /// The number of parentheses that are open in the interpolation that is being read.
  package var depth = 0
  package var isComputed = false

  /// As tokens carry it.
  package var delimiters: UInt8 {
    UInt8(truncatingIfNeeded: min(pounds, 127)) | (isMultiline ? 128 : 0)
  }
}

/// A line of `#if`, `#elseif`, `#else` or `#endif`.
package struct Directive: Sendable, Hashable {
  /// The part of `#if` that the directive begins or ends.
  package enum Kind: Sendable { case start, branch, end }

  package var kind: Kind
  /// The byte of its `#`.
  package var offset: Int
  /// The bytes of its condition; empty for `#else` and `#endif`.
  package var condition: Range<Int>
  /// The token before which it stands.
  package var token: Int
}
