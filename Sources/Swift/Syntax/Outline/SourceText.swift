// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift source file, as read.
package struct SourceText: Sendable {
  /// The path below the input's root, with `/` between names.
  package let path: String
  /// Its bytes; UTF-8 is expected, anything is survived.
  package let bytes: [UInt8]

  /// A file by its path and content.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  /// Whether Git LFS left it in place of a source that it did not fetch.
  package var isPointer: Bool { Self.isPointer(bytes) }

  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
  }
}
