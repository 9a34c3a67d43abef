// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift source file, as read.
public struct SourceText: Sendable {
  /// The path below the input's root, with `/` between names.
  public let path: String
  /// Its bytes; UTF-8 is expected, anything is survived.
  public let bytes: [UInt8]

  /// A file by its path and content.
  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
