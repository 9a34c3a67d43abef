// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

package import VibrancySystem

/// Names of inputs in a file or on standard input, one a line or with zero bytes between them.
///
/// Read in portions: memory is that of the names.
package struct NameList {
  /// The most bytes of a line: twice the longest path of any system that we know.
  package static let mostLineBytes = 8192
  /// The most bytes of a list.
  package static let mostBytes = 32 << 20
  /// The most names that are taken.
  package static let mostNames = 1 << 18

  /// The names, without empty lines.
  package private(set) var names: [String] = []
  private let path: String
  private let separator: UInt8
  private var line: [UInt8] = []
  private var number = 1

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - path: The file, or what errors call standard input.
  ///   - separator: The byte between names, 10 or 0; before 10, a 13 is not part of the name.
  ///   - limit: The most bytes accepted; a file of more is not read.
  /// - Throws: `FileError`: it cannot be read, is too large, or has a line that is not a path.
  package init(
    _ file: FileBytes, path: String, separator: UInt8, limit: Int = mostBytes
  ) throws(FileError) {
    (self.path, self.separator) = (path, separator)
    guard file.bytesLeft ?? 0 <= limit else { throw error(.tooLarge(limit: limit)) }
    var left = limit
    while true {
      let part = try file.next()
      if part.isEmpty { break }
      left -= part.count
      guard left >= 0 else { throw error(.tooLarge(limit: limit)) }
      var rest = part[...]
      while let end = rest.firstIndex(of: separator) {
        try take(rest[..<end])
        try endLine()
        rest = rest[(end + 1)...]
      }
      try take(rest)
    }
    try endLine()
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(FileError) {
    guard line.count + bytes.count <= Self.mostLineBytes else {
      throw error(.longLine(number, limit: Self.mostLineBytes))
    }
    line += bytes
  }

  private mutating func endLine() throws(FileError) {
    number += 1
    if separator == 10, line.last == 13 { line.removeLast() }
    if line.isEmpty { return }
    guard names.count < Self.mostNames else { throw error(.tooManyNames(limit: Self.mostNames)) }
    names.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
  }

  private func error(_ problem: FileError.Problem) -> FileError {
    FileError(path: path, problem: problem)
  }
}
