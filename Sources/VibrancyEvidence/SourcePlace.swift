// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a source file.
public struct SourcePlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path below the input's root, with `/` between names.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A place.
  public init(path: String, line: Int, column: Int) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  /// `path:line`.
  public var description: String { "\(path):\(line)" }

  /// By path, line, column.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}
