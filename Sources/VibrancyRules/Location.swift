// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a file.
public struct Location: Sendable, Hashable {
  /// The file, relative to the working directory where it is below it, with `/`.
  public var path: String
  /// The line, from 1; `nil` for a picture.
  public var line: Int?
  /// The column, from 1; `nil` without a line.
  public var column: Int?

  /// A place, or a file as a whole.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    (self.path, self.line, self.column) = (path, line, column)
  }
}
