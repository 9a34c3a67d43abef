// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancyVocabulary

/// Why a JSON file could not be used: all that is wrong with it, and where.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path as the user knows it.
  package let path: String
  /// What is wrong, at least one thing, in the order of the text; as many as anybody reads.
  package let mistakes: [JSONMistake]

  /// Everything that is wrong with a file.
  ///
  /// - Precondition: It is at least one thing.
  package init(path: String, _ mistakes: [JSONMistake]) {
    precondition(!mistakes.isEmpty, "an error is about something")
    (self.path, self.mistakes) = (path, mistakes)
  }

  /// The one thing that is wrong with a file.
  package init(path: String, _ problem: String, fix: String? = nil) {
    self.init(path: path, [JSONMistake(position: nil, FileFault(problem, fix: fix))])
  }

  /// The place of the first mistake, where it has one.
  package var position: JSONPosition? { mistakes[0].position }

  /// What is wrong, without the path: the first mistake, then the next few with their places; what to
  /// do is of the last of them.
  package var fault: FileFault {
    let shown = mistakes.prefix(8)
    var all = shown[0].fault
    for mistake in shown.dropFirst() {
      let place = mistake.position.map { "line \($0): " } ?? ""
      all = mistake.fault.preceded(by: "\(all) · \(place)")
    }
    let left = mistakes.count - shown.count
    if left > 0 {
      all.fix = [all.fix, "and \(left) more"].compactMap(\.self).joined(separator: " · ")
    }
    return all
  }

  /// The same as a sentence.
  package var reason: String { "\(fault)" }

  /// `path:line:column: reason`, a line a mistake; an editor finds each place.
  package var lines: [String] {
    mistakes.map { mistake in
      mistake.position.map { "\(path):\($0): \(mistake.reason)" } ?? "\(path): \(mistake.reason)"
    }
  }

  /// One line: the first mistake, and how many more there are.
  package var description: String {
    lines[0] + (mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : "")
  }
}

/// One thing that is wrong with a file.
package struct JSONMistake: Sendable, Hashable {
  /// The place, where there is one: a file that is too large has none.
  package let position: JSONPosition?
  /// What is wrong.
  package let fault: FileFault

  /// A mistake.
  package init(position: JSONPosition?, _ fault: FileFault) {
    (self.position, self.fault) = (position, fault)
  }

  /// What is wrong, and after a semicolon what to do.
  package var reason: String { "\(fault)" }
}

/// A place in a text, as editors count.
package struct JSONPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1; LF, CR LF and CR end one.
  package let line: Int
  /// The column, from 1, in Unicode scalars; a tab is one.
  package let column: Int

  /// A place.
  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// `line:column`.
  package var description: String { "\(line):\(column)" }

  /// Whether `a` comes before `b` in the text.
  package static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// Finds lines and columns of bytes in a text, each in constant time.
struct LineIndex: Sendable {
  private static let stride = 1024

  private let bytes: [UInt8]
  /// The line and the column of every 1024th byte.
  private var marks: [JSONPosition] = []

  /// Reads a UTF-8 text once; a byte order mark takes no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var here = JSONPosition(line: 1, column: 1)
    for start in Swift.stride(from: 0, to: bytes.count, by: Self.stride) {
      marks.append(here)
      here = advanced(here, over: start..<min(start + Self.stride, bytes.count))
    }
  }

  /// Where a byte stands; the end of the text has a place, too.
  func position(of offset: Int) -> JSONPosition {
    let offset = min(offset, bytes.count)
    guard !marks.isEmpty else { return JSONPosition(line: 1, column: 1) }
    let mark = min(offset / Self.stride, marks.count - 1)
    return advanced(marks[mark], over: mark * Self.stride..<offset)
  }

  private func advanced(_ position: JSONPosition, over range: Range<Int>) -> JSONPosition {
    var (line, column) = (position.line, position.column)
    for index in range {
      switch bytes[index] {
      case 0x0D where index + 1 < bytes.count && bytes[index + 1] == 0x0A: break
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      case 0xEF where index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]): break
      default: column += 1
      }
    }
    return JSONPosition(line: line, column: column)
  }
}
