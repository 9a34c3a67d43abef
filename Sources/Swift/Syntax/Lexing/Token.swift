// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A word, literal or mark of Swift source, with comments and `#if` directives left out.
///
/// It holds where its text is and not the text: an app has millions.
package struct Token: Sendable, Hashable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A keyword or a name without backticks; `$0` too.
    case word
    /// A name in backticks, which is never a keyword; its range is without them.
    case quotedWord
    /// A string literal that is complete and holds no interpolation; its range is its content.
    case string
    /// A string with interpolation, or one that is cut; its range is what precedes the first one.
    ///
    /// Each interpolation follows as a parenthesised group of tokens and a ``fragment``.
    case computedString
    /// What follows an interpolation in its string, up to the next one or the end.
    case fragment
    /// A number, as written.
    case number
    /// A regular expression literal.
    case regex
    /// `#` and the word after it: `#Preview`, `#available`.
    case pound
    /// Punctuation, or an operator of one character.
    case mark
    /// An operator of several characters.
    case operation
  }

  package var kind: Kind
  /// The first byte of its text, 0 for none: the quickest way to rule out what it is not.
  package var first: UInt8
  /// Whether only blanks and comments precede it on its line.
  package var startsLine: Bool
  /// Whether a blank, a comment or a line break precedes it.
  package var followsSpace: Bool
  /// How many `#` surround the string it belongs to, and 128 more for one of several lines.
  package var delimiters: UInt8 = 0
  /// Where its text starts, in UTF-8 bytes from the start of the file.
  package var offset: Int32
  /// How many bytes its text has.
  package var length: Int32

  /// Whether it is this mark.
  package func isMark(_ mark: Unicode.Scalar) -> Bool {
    kind == .mark && UInt32(first) == mark.value
  }

  /// Whether it is a name, keyword or not.
  package var isName: Bool { kind == .word || kind == .quotedWord }

  /// The bytes of its text.
  package var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// What a string literal without interpolation means.
package enum StringValue {
  /// The value of a literal's content, escapes resolved, a multi-line one without its indentation.
  package static func text(of content: ArraySlice<UInt8>, pounds: Int, isMultiline: Bool) -> String
  {
    let lines = isMultiline ? withoutIndentation(content) : content
    guard lines.contains(Byte.backslash) else { return String(decoding: lines, as: UTF8.self) }
    return String(decoding: unescaped(lines, pounds: pounds), as: UTF8.self)
  }

  private static func withoutIndentation(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var lines = content.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast() else { return content }
    let stripped = lines.dropFirst().map { line in
      let body = line.last == Byte.carriageReturn ? line.dropLast() : line
      return body.starts(with: indentation) ? body.dropFirst(indentation.count) : body
    }
    return ArraySlice(stripped.joined(separator: [Byte.lineFeed]))
  }

  private static func unescaped(_ content: ArraySlice<UInt8>, pounds: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = content.startIndex
    while index < content.endIndex {
      let escape = index + 1 + pounds
      guard content[index] == Byte.backslash, escape < content.endIndex,
        content[(index + 1)..<escape].allSatisfy({ $0 == Byte.pound })
      else {
        result.append(content[index])
        index += 1
        continue
      }
      index = escape + 1
      switch content[escape] {
      case UInt8(ascii: "n"): result.append(Byte.lineFeed)
      case UInt8(ascii: "t"): result.append(Byte.tab)
      case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"): index = appendScalar(content, from: index, to: &result)
      case Byte.lineFeed: break
      default: result.append(content[escape])
      }
    }
    return result
  }

  /// Appends the scalar of `{1F600}` and returns where it ends.
  private static func appendScalar(
    _ content: ArraySlice<UInt8>, from start: Int, to result: inout [UInt8]
  ) -> Int {
    let window = content[start...].prefix(10)
    guard window.first == UInt8(ascii: "{"), let close = window.firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: content[(start + 1)..<close], as: UTF8.self), radix: 16),
      let scalar = UnicodeScalar(value)
    else { return start }
    result.append(contentsOf: Array(String(scalar).utf8))
    return close + 1
  }
}

/// The ASCII bytes that the lexer distinguishes.
package enum Byte {
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let tab: UInt8 = 0x09
  package static let space: UInt8 = 0x20
  package static let bang: UInt8 = 0x21
  package static let quote: UInt8 = 0x22
  package static let pound: UInt8 = 0x23
  package static let openParen: UInt8 = 0x28
  package static let closeParen: UInt8 = 0x29
  package static let star: UInt8 = 0x2A
  package static let comma: UInt8 = 0x2C
  package static let dot: UInt8 = 0x2E
  package static let slash: UInt8 = 0x2F
  package static let question: UInt8 = 0x3F
  package static let backslash: UInt8 = 0x5C
  package static let backtick: UInt8 = 0x60

  package static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  package static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// Whether a byte may stand in a name: letters, digits, `_`, `$`, and all that is not ASCII.
  package static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  /// Whether a byte runs together with its like to one operator.
  package static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3D, 0x5E, 0x7C, 0x7E: true  // % & * + - / = ^ | ~
    default: false
    }
  }

  /// Whether it is `<` or `>`.
  package static func isAngle(_ byte: UInt8) -> Bool { byte == 0x3C || byte == 0x3E }

  /// A mark of one byte as text; small strings need no memory of their own.
  package static func text(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }
}
