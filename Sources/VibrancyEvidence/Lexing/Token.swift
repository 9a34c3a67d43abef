// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A word, literal or mark of Swift source, with comments and `#if` directives left out.
package struct Token: Sendable, Hashable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A keyword or a name without backticks; `$0` too.
    case word
    /// A name in backticks, which is never a keyword; its text is without them.
    case quotedWord
    /// A string literal that is complete and holds no interpolation; its text is its value.
    case string
    /// A string with interpolation, or one that is cut; its text is empty.
    ///
    /// Each interpolation follows as a parenthesised group of tokens.
    case computedString
    /// A number, as written.
    case number
    /// A regular expression literal; its text is empty.
    case regex
    /// `#` and the word after it: `#Preview`, `#available`.
    case pound
    /// Punctuation, or an operator of one character.
    case mark
    /// An operator of several characters.
    case operation
  }

  package var kind: Kind
  package var text: String
  /// The first byte of its text, 0 for none: what it is not, this tells fastest.
  var first: UInt8
  /// Where it starts, in UTF-8 bytes from the start of the file.
  package var offset: Int
  /// Whether only blanks and comments precede it on its line.
  package var startsLine: Bool
  /// Whether a blank, a comment or a line break precedes it.
  package var followsSpace: Bool

  /// Whether it is this keyword or name.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// Whether it is this mark.
  func isMark(_ mark: Unicode.Scalar) -> Bool { kind == .mark && UInt32(first) == mark.value }

  /// Whether it is this operator of several characters.
  func isOperation(_ operation: String) -> Bool { kind == .operation && text == operation }

  /// Whether it is one of these marks or operators.
  func isOne(of marks: Set<String>) -> Bool {
    (kind == .mark || kind == .operation) && marks.contains(text)
  }

  /// Whether it is a name, keyword or not.
  var isName: Bool { kind == .word || kind == .quotedWord }
}
