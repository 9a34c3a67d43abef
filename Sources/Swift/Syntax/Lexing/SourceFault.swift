// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// A defect for which no compiler reads a source: a literal, comment, bracket or `#if` that is not
/// closed, or a line that a merge left.
///
/// Code that is merely not understood is none.
package struct SourceFault: Sendable, Hashable {
  /// The kind of the defect.
  package let kind: SourceFaultKind
  /// The byte at which it is.
  package let offset: Int

  private static let bytesOfText = 8000

  package init(_ kind: SourceFaultKind, at offset: Int) {
    (self.kind, self.offset) = (kind, offset)
  }

  /// The first defect of a source; `nil`: it has none.
  ///
  /// What stands open at the end is reported only of a source without any other. Of braces it is the
  /// first whose end is indented less than its beginning, else the last that was opened.
  package init?(firstIn lexer: Lexer) {
    // As Git has it: text holds no zero bytes near its beginning.
    if lexer.bytes.prefix(Self.bytesOfText).contains(0) {
      self.init(.notText, at: 0)
      return
    }
    if SourceText.isPointer(lexer.bytes) {
      self.init(.pointer, at: 0)
      return
    }
    let brackets = BracketReader(lexer)
    // Brackets that do not match come of a string that is not closed before.
    var found = lexer.faults.map { (fault: $0, seenAt: $0.offset) }
    if let fault = brackets.fault { found.append((fault, brackets.end)) }
    if let fault = Self.conditions(of: lexer) { found.append((fault, fault.offset)) }
    if let first = found.min(by: { $0.seenAt < $1.seenAt }) {
      self = first.fault
    } else if let open = brackets.likelyOpen {
      self = open
    } else {
      return nil
    }
  }

  /// The first directive that has no partner.
  private static func conditions(of lexer: Lexer) -> SourceFault? {
    var open: [Int] = []
    for directive in lexer.directives {
      switch directive.kind {
      case .start: open.append(directive.offset)
      case .branch:
        if open.isEmpty { return SourceFault(.strayCondition, at: directive.offset) }
      case .end:
        if open.popLast() == nil { return SourceFault(.strayCondition, at: directive.offset) }
      }
    }
    return open.last.map { SourceFault(.unclosedCondition, at: $0) }
  }
}

/// Pairs the brackets of a source.
private struct BracketReader {
  /// The first closing bracket that fits none that is open, or the bracket that it shows to be open.
  private(set) var fault: SourceFault?
  /// The byte up to which it was read until that was seen.
  private(set) var end = 0
  /// What is open at the end, innermost last.
  private var open: [Token] = []
  /// The pairs of braces, in the order of their ends.
  private var pairs: [(open: Token, close: Token)] = []
  private let bytes: [UInt8]

  init(_ lexer: Lexer) {
    bytes = lexer.bytes
    for token in lexer.tokens {
      guard let bracket = Bracket(token) else { continue }
      if bracket.isOpening {
        open.append(token)
        continue
      }
      end = Int(token.offset)
      guard let last = open.last, let opening = Bracket(last) else {
        fault = SourceFault(bracket.strayKind, at: Int(token.offset))
        return
      }
      guard opening.kind == bracket.kind else {
        // It closes one further out: then the inner one is open.
        let isStray = !open.contains { Bracket($0)?.kind == bracket.kind }
        fault =
          isStray
          ? SourceFault(bracket.strayKind, at: Int(token.offset))
          : SourceFault(opening.openKind, at: Int(last.offset))
        return
      }
      open.removeLast()
      if bracket.kind == 2 { pairs.append((last, token)) }
    }
  }

  /// The bracket that is probably the one not closed, if any is open at the end.
  var likelyOpen: SourceFault? {
    guard let last = open.last, let bracket = Bracket(last) else { return nil }
    let odd = pairs.first { pair in
      pair.close.startsLine && indentation(before: pair.close) < indentation(before: pair.open)
    }
    if let odd, odd.open.offset > open[0].offset, bracket.kind == 2 {
      return SourceFault(.unclosedBrace, at: Int(odd.open.offset))
    }
    return SourceFault(bracket.openKind, at: Int(last.offset))
  }

  /// The blanks at the start of a token's line; a tab counts as one.
  private func indentation(before token: Token) -> Int {
    let start = bytes[..<Int(token.offset)].lastIndex(where: Byte.isLineBreak).map { $0 + 1 } ?? 0
    return bytes[start...].prefix(while: Byte.isBlank).count
  }
}

extension Bracket {
  fileprivate var openKind: SourceFaultKind {
    kind == 0 ? .unclosedParenthesis : kind == 1 ? .unclosedSquareBracket : .unclosedBrace
  }

  fileprivate var strayKind: SourceFaultKind {
    kind == 0 ? .strayParenthesis : kind == 1 ? .straySquareBracket : .strayBrace
  }
}
