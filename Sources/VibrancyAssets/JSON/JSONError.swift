// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Why a JSON file could not be used, and where in it.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path as the user knows it.
  public let path: String
  /// The place, where there is one: a file that is too large has none.
  public let position: JSONPosition?
  /// What is wrong, and after a semicolon what to do.
  public let reason: String

  /// A problem in a file.
  public init(path: String, position: JSONPosition?, reason: String) {
    (self.path, self.position, self.reason) = (path, position, reason)
  }

  /// What is said of a file that lies outside of its input: where it is wrong, and nothing of what
  /// it holds.
  package var withheld: JSONError {
    JSONError(
      path: path, position: position,
      reason: "is not as it should be; it leads outside, so nothing of it is shown: check what it "
        + "leads to")
  }

  /// `path:line:column: reason`.
  public var description: String {
    position.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)"
  }
}
