// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension Lexer {
  /// Where the bare regular expression literal that starts here ends; nil for a division.
  ///
  /// As the compiler has it: where an operand is wanted, no blank just inside either slash, one line.
  mutating func endOfBareRegex() -> Int? {
    guard index >= lineWithoutRegex, wantsOperand else { return nil }
    switch byte(at: index + 1) {
    case Byte.space, Byte.tab, Byte.closeParen, Byte.comma, 0, Byte.lineFeed, Byte.carriageReturn:
      return nil
    default: break
    }
    var end = index + 1
    while end < bytes.count, !Byte.isLineBreak(bytes[end]) {
      if bytes[end] == Byte.backslash {
        end += 2
      } else if bytes[end] == Byte.slash {
        return Byte.isBlank(bytes[end - 1]) ? nil : end + 1
      } else {
        end += 1
      }
    }
    lineWithoutRegex = end
    return nil
  }

  /// Whether the tokens so far ask for an operand, so that a slash cannot divide.
  private var wantsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .operation: return true
    case .mark:
      return switch last.text {
      case ")", "]", "}", "!", "?", ">", ".", "`": false
      default: true
      }
    case .word:
      return switch last.text {
      case "return", "in", "case", "where", "if", "while", "guard", "try", "await", "else": true
      default: false
      }
    default: return false
    }
  }

  /// Where the literal `#/…/#` with this many signs ends: on its line, unless it opens with a break.
  func endOfRegex(pounds: Int, from start: Int) -> Int {
    let lineEnd = endOfLine(from: start)
    let isMultiline = bytes[start..<lineEnd].allSatisfy(Byte.isBlank)
    let limit = isMultiline ? bytes.count : lineEnd
    var end = start
    while end < limit {
      if bytes[end] == Byte.backslash {
        end += 2
      } else if bytes[end] == Byte.slash {
        var close = end + 1
        while close < end + 1 + pounds, byte(at: close) == Byte.pound { close += 1 }
        if close == end + 1 + pounds { return close }
        end += 1
      } else {
        end += 1
      }
    }
    return min(limit, bytes.count)
  }
}
