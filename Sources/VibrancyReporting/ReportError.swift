// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An input that was named and could not be read.
public struct ReportError: Sendable, Hashable {
  /// The file.
  public var path: String
  /// What is wrong and what to do, one line without the path.
  public var message: String
  /// The byte at which, where known.
  public var offset: Int?

  /// An error.
  public init(path: String, message: String, offset: Int? = nil) {
    (self.path, self.message, self.offset) = (path, message, offset)
  }

  /// What is wrong, and at which byte where that is known.
  public var sentence: String {
    guard let offset, !message.contains("byte \(offset)") else { return message }
    return "\(message), at byte \(offset)"
  }
}
