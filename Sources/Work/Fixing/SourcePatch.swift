// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A change of Swift sources as `git apply` and `patch -p1` take it, from the working directory.
package struct SourcePatch: Sendable {
  /// A line with its line break, if it has one.
  private typealias Line = ArraySlice<UInt8>

  /// The bytes of the patch; none without a change.
  package private(set) var bytes: [UInt8] = []
  /// The edits that are in it.
  package private(set) var edits: [SourceEdit] = []

  /// Without a change.
  package init() {}

  /// The number of lines around a change that are shown.
  private static let context = 3

  /// Adds the changes of a file.
  ///
  /// - Parameters:
  ///   - path: Relative to the working directory, below it.
  ///   - old: The whole file.
  package mutating func add(_ edits: [SourceEdit], of old: [UInt8], at path: String) {
    let lines = Self.lines(of: old[...])
    var new = lines.map { [$0] }
    let edited = Dictionary(grouping: edits) { edit in
      lines.lastIndex { $0.startIndex < edit.offset } ?? 0
    }
    for (index, edits) in edited {
      new[index] = Self.lines(of: SourceEdit.applied(edits, to: lines[index]))
    }
    guard !edited.isEmpty else { return }
    self.edits += edits
    append("--- \(Self.quoted("a/" + path))\n+++ \(Self.quoted("b/" + path))\n")
    var shift = 0
    for hunk in Self.hunks(of: edited.keys.sorted(), among: lines.count) {
      let added = hunk.reduce(0) { $0 + new[$1].count }
      append(
        "@@ -\(hunk.lowerBound + 1),\(hunk.count) +\(hunk.lowerBound + 1 + shift),\(added) @@\n")
      shift += added - hunk.count
      for index in hunk {
        if new[index].first == lines[index] {
          append(" ", lines[index])
          for line in new[index].dropFirst() { append("+", line) }
        } else {
          append("-", lines[index])
          for line in new[index] { append("+", line) }
        }
      }
    }
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  private mutating func append(_ sign: String, _ line: Line) {
    bytes += Array(sign.utf8) + line
    if line.last != 0x0A { append("\n\\ No newline at end of file\n") }
  }

  /// The lines around changes; those that meet are one.
  private static func hunks(of changed: [Int], among count: Int) -> [Range<Int>] {
    changed.reduce(into: []) { hunks, index in
      let range = max(0, index - context)..<min(count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
  }

  private static func lines(of bytes: ArraySlice<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[rest.startIndex..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// A name as git reads it: in quotes where it holds what would end it, with a tab behind where it
  /// holds a space.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
    var text = "\""
    for byte in name.utf8 {
      switch byte {
      case 0x22, 0x5C: text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default:
        let octal = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
      }
    }
    return text + "\""
  }
}
