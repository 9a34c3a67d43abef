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
