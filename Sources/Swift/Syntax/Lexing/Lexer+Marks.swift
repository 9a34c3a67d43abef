// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyVocabulary

extension Lexer {
  /// Reads a comment, a regular expression literal or an operator.
  package mutating func readSlash() {
    switch byte(at: index + 1) {
    case Byte.slash:
      noteLineComment()
      index = endOfLine(from: index)
      followsSpace = true
    case Byte.star:
      skipBlockComment()
      followsSpace = true
    default:
      if let end = endOfBareRegex() {
        append(.regex, length: end - index)
      } else {
        readOperator()
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    let start = index
    while index < bytes.count {
      let (this, next) = (bytes[index], byte(at: index + 1))
      if this == Byte.slash, next == Byte.star {
        depth += 1
        index += 2
      } else if this == Byte.star, next == Byte.slash {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if Byte.isLineBreak(this) { startsLine = true }
        index += 1
      }
    }
    index = min(index, bytes.count)
    let resumes = !hasResumed
    faults.append(SourceFault(.unclosedComment, at: start))
    if resumes { resume(behindLineOf: start) }
  }

  /// Skips a line that begins with one of the markers of a merge that has conflicts.
  ///
  /// As the compiler has it: seven of them where a line begins. The middle one stands alone.
  package mutating func skipConflictMarker() -> Bool {
    let mark = bytes[index]
    guard index == 0 || Byte.isLineBreak(bytes[index - 1]) else { return false }
    let end = index + 7
    guard end <= bytes.count, bytes[index..<end].allSatisfy({ $0 == mark }) else { return false }
    let isAlone = end == bytes.count || Byte.isLineBreak(bytes[end])
    guard isAlone || mark != UInt8(ascii: "=") && bytes[end] == Byte.space else { return false }
    faults.append(SourceFault(.conflictMarker, at: index))
    index = endOfLine(from: end)
    return true
  }

  /// Reads a string or regular expression with number signs, a directive, or a word after `#`.
  package mutating func readPound() {
    var end = index
    while byte(at: end) == Byte.pound { end += 1 }
    let pounds = end - index
    switch byte(at: end) {
    case Byte.quote: readString(pounds: pounds)
    case Byte.slash: readRegex(pounds: pounds)
    default: readPoundWord(pounds: pounds)
    }
  }

  private mutating func readRegex(pounds: Int) {
    let end = endOfRegex(pounds: pounds, from: index + pounds + 1)
    if end.isCut { faults.append(SourceFault(.unclosedRegex, at: index)) }
    append(.regex, length: end.index - index)
  }

  private mutating func readPoundWord(pounds: Int) {
    let end = endOfWord(from: index + pounds)
    guard pounds == 1, end > index + 1 else { return append(.mark, length: pounds) }
    switch String(decoding: bytes[index..<end], as: UTF8.self) {
    case "#if": addDirective(.start, after: end)
    case "#elseif": addDirective(.branch, after: end)
    case "#else":
      directives.append(
        Directive(kind: .branch, offset: index, condition: end..<end, token: tokens.count))
      index = end
      followsSpace = true
    case "#endif":
      directives.append(
        Directive(kind: .end, offset: index, condition: end..<end, token: tokens.count))
      index = end
      followsSpace = true
    default: append(.pound, length: end - index)
    }
  }

  private mutating func addDirective(_ kind: Directive.Kind, after end: Int) {
    let start = index
    index = endOfLine(from: end)
    directives.append(
      Directive(kind: kind, offset: start, condition: end..<index, token: tokens.count))
    followsSpace = true
  }

  /// Reads a name in backticks, which may hold blanks and marks.
  package mutating func readQuotedWord() {
    var end = index + 1
    while end < bytes.count, bytes[end] != Byte.backtick, !Byte.isLineBreak(bytes[end]) { end += 1 }
    guard end > index + 1, byte(at: end) == Byte.backtick else {
      return append(.mark, length: 1)
    }
    append(.quotedWord, index + 1..<end)
    index = end + 1
  }

  package mutating func readNumber() {
    var end = index
    while end < bytes.count {
      let byte = bytes[end]
      // A sign belongs to the number after an exponent, a dot only before another digit.
      let isSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && isExponent(bytes[end - 1])
        && Byte.isDigit(self.byte(at: end + 1)) && !isHexadecimal
      let isFraction = byte == Byte.dot && Byte.isDigit(self.byte(at: end + 1))
      guard Byte.isWord(byte) || (end > index && isSign) || isFraction else { break }
      end += 1
    }
    append(.number, endingAt: end)
  }

  private var isHexadecimal: Bool {
    byte(at: index) == UInt8(ascii: "0") && byte(at: index + 1) == UInt8(ascii: "x")
  }

  private func isExponent(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "e") }

  package mutating func readOperator() {
    let (first, next) = (bytes[index], byte(at: index + 1))
    switch first {
    case Byte.dot where next == Byte.dot:
      var end = index
      while byte(at: end) == Byte.dot { end += 1 }
      if byte(at: end) == UInt8(ascii: "<") { end += 1 }
      append(.operation, endingAt: end)
    case Byte.question where next == Byte.question: append(.operation, length: 2)
    case Byte.bang where next == UInt8(ascii: "="): append(.operation, length: 2)
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): append(.operation, length: 2)
    case _ where followsSpace && endOfSpacedOperator != nil:
      append(.operation, endingAt: endOfSpacedOperator ?? index + 1)
    case _ where Byte.isOperator(first):
      var end = index + 1
      while Byte.isOperator(byte(at: end)), !startsComment(at: end) { end += 1 }
      append(end > index + 1 ? .operation : .mark, endingAt: end)
    default: append(.mark, length: 1)
    }
  }

  /// Where an operator of several bytes ends that has blanks on both sides, such as `<=` and `<+>`:
  /// there `<` and `>` open and close no generic arguments.
  private var endOfSpacedOperator: Int? {
    var end = index
    while Byte.isOperator(byte(at: end)) || Byte.isAngle(byte(at: end)), !startsComment(at: end) {
      end += 1
    }
    let isSpaced = end >= bytes.count || bytes[end] <= Byte.space
    return isSpaced && end > index + 1 ? end : nil
  }

  private func startsComment(at index: Int) -> Bool {
    byte(at: index) == Byte.slash
      && (byte(at: index + 1) == Byte.slash || byte(at: index + 1) == Byte.star)
  }
}

extension Lexer {
  /// Where the bare regular expression literal that starts here ends; nil for a division.
  ///
  /// As the compiler has it: where an operand is wanted, no blank just inside either slash, one line.
  package mutating func endOfBareRegex() -> Int? {
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
      return switch UnicodeScalar(last.first) {
      case ")", "]", "}", "!", "?", ">", ".", "`": false
      default: true
      }
    case .word:
      return switch String(decoding: bytes[last.range], as: UTF8.self) {
      case "return", "in", "case", "where", "if", "while", "guard", "try", "await", "else": true
      default: false
      }
    case .quotedWord, .string, .computedString, .fragment, .number, .regex, .pound: return false
    }
  }

  /// Where the literal `#/…/#` with this many signs ends: on its line, unless it opens with a break.
  /// It is cut where that line or the file ends.
  package func endOfRegex(pounds: Int, from start: Int) -> (index: Int, isCut: Bool) {
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
        if close == end + 1 + pounds { return (close, false) }
        end += 1
      } else {
        end += 1
      }
    }
    return (min(limit, bytes.count), true)
  }
}
