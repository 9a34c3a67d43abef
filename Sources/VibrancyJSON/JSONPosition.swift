// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a text, as editors count.
public struct JSONPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1; LF, CR LF and CR end one.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a tab is one.
  public let column: Int

  /// A place.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }

  /// Whether `a` comes before `b` in the text.
  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
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
