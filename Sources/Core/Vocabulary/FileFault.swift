// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A fault of a file, or of a value in one.
///
/// What is wrong, where and what to do are kept apart; the sentence is made where it is printed.
package struct FileFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// A place in the file.
  package enum Place: Sendable, Hashable {
    /// A byte, from 0.
    case byte(Int)
    /// A line, from 1.
    case line(Int)
  }

  /// The problem, a clause; the same for all files with the same fault.
  package var problem: String
  /// The place of the fault; `nil`: unknown, or the file as a whole.
  package var place: Place?
  /// A detail that is printed right behind the problem: ` (PQ or HLG)`.
  package var detail: String
  /// The fix, an imperative; `nil`: there is no advice.
  package var fix: String?

  /// A fault.
  package init(
    _ problem: String, at place: Place? = nil, detail: String = "", fix: String? = nil
  ) {
    (self.problem, self.place, self.detail, self.fix) = (problem, place, detail, fix)
  }

  /// The byte at which, from 0; `nil`: unknown, or its place is a line.
  package var byte: Int? {
    switch place {
    case .byte(let byte): byte
    case .line, nil: nil
    }
  }

  /// The line, from 1; `nil`: unknown, or its place is a byte.
  package var line: Int? {
    switch place {
    case .line(let line): line
    case .byte, nil: nil
    }
  }

  /// The clause in three parts: the words before the number of its place, the number, and the words
  /// after it. Without a place all words are in `head`.
  package var parts: (head: String, number: Int?, tail: String) {
    switch place {
    case .byte(let byte): (problem + (detail.isEmpty ? ", at byte " : " at byte "), byte, detail)
    case .line(let line): ("line ", line, " " + problem + detail)
    case nil: (problem + detail, nil, "")
    }
  }

  /// The problem and its place, without the fix.
  package var clause: String {
    let parts = parts
    return parts.head + (parts.number.map { "\($0)" } ?? "") + parts.tail
  }

  /// The problem, its place, and after a semicolon the fix.
  package var description: String { fix.map { "\(clause); \($0)" } ?? clause }

  /// The fault as a fault of a file that refers to this one: `words`, then all of the clause.
  ///
  /// It has no place, since its own is in another file.
  package func preceded(by words: String) -> FileFault {
    FileFault(words + clause, fix: fix)
  }
}
