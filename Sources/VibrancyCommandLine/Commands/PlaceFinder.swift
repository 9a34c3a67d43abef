// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Tells whether two paths lead to one place; each folder is looked up once.
struct PlaceFinder {
  private var folders: [String: String] = [:]

  /// Where a path leads, links in its folder resolved; its last name stays as it is.
  mutating func place(of path: String) -> FileSystem.Key {
    let folder = FileSystem.folder(of: path)
    let real = folders[folder] ?? FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
    folders[folder] = real
    return FileSystem.key(FileSystem.joined(real, FileSystem.lastName(of: path)))
  }
}
