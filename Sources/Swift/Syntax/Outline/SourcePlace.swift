// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a source file.
package struct SourcePlace: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
  /// The path below the input's root, with `/` between names.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// A place.
  package init(path: String, line: Int, column: Int) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  /// `path:line`.
  package var description: String { "\(path):\(line)" }

  /// By path, line, column.
  package static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}
