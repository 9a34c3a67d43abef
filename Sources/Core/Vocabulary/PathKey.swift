// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Distinguishes paths and names of files as the file system does: by their bytes on Linux; elsewhere
/// two spellings of one accented letter are one, and so are capitals and small letters.
package struct PathKey: Hashable, Sendable {
  #if os(Linux)
    private let path: String
  #else
    private let folded: String
  #endif

  /// The key of a path or a name.
  package init(_ path: String) {
    #if os(Linux)
      self.path = path
    #else
      folded = path.lowercased()
    #endif
  }

  #if os(Linux)
    package static func == (a: PathKey, b: PathKey) -> Bool { areOne(a.path, b.path) }

    package func hash(into hasher: inout Hasher) {
      var path = path
      path.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  #endif

  /// Returns `true` if two paths or names are the same.
  package static func areOne(_ a: String, _ b: String) -> Bool {
    #if os(Linux)
      a.utf8.elementsEqual(b.utf8)
    #else
      PathKey(a) == PathKey(b)
    #endif
  }
}
