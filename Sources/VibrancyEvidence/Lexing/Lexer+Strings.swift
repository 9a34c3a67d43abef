// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Lexer {
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
