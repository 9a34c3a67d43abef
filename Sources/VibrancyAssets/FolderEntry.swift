// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// An entry of a folder.
struct FolderEntry {
  /// Its name; what is not UTF-8 in it is replaced by U+FFFD.
  let name: String
  /// Whether the name is UTF-8: no other can be written down here, and so not be opened.
  let isUnicode: Bool
  /// Whether the system says at once that it is a folder.
  let isFolder: Bool
  /// Whether the system does not say that it is no link.
  let mayBeLink: Bool
}
