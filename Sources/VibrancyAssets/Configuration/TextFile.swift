// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// A file of text that a person or this tool wrote.
package enum TextFile {
  /// Its bytes; if there are more than `limit`, one more than that, so that it can be seen.
  ///
  /// - Throws: `AssetError`: also if it is no file, so that nothing waits for a pipe.
  package static func bytes(of path: String, limit: Int) throws(AssetError) -> [UInt8] {
    try FileBytes.all(of: path, limit: limit + 1)
  }

  /// As above, and whether they lie outside a folder.
  package static func bytes(
    of path: String, limit: Int, within root: Root
  ) throws(AssetError) -> (bytes: [UInt8], isOutside: Bool) {
    try FileBytes.allTold(of: path, limit: limit + 1, within: root)
  }
}
