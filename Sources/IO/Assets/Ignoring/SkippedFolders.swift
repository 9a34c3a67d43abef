// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The folders of a project that a search passed over, for the one line that says so.
package struct SkippedFolders: Sendable, Hashable {
  /// How many Git ignores.
  package internal(set) var ignoredCount = 0
  /// The names of those that tools made, in which Git tracks no source.
  package internal(set) var names: Set<String> = []

  /// `passed over: 2 folders that Git ignores (--no-gitignore reads them); build and Pods, of tools`;
  /// `nil`: none was.
  package var note: String? {
    var parts: [String] = []
    if ignoredCount > 0 {
      let folders = ignoredCount == 1 ? "1 folder" : "\(ignoredCount) folders"
      let them = ignoredCount == 1 ? "it" : "them"
      parts.append("\(folders) that Git ignores (--no-gitignore reads \(them))")
    }
    if !names.isEmpty {
      parts.append(names.sorted().joined(separator: ", ") + ", in which Git tracks no source")
    }
    return parts.isEmpty ? nil : "passed over: " + parts.joined(separator: "; ")
  }
}
