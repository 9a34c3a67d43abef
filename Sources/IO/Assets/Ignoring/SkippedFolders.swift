// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

/// The folders of a project that a search passed over, for the one line that counts them.
package struct SkippedFolders: Sendable, Hashable {
  /// Those that Git ignores, below the folder that was searched.
  private var ignored: [String] = []
  /// Those that tools made, in which Git tracks no source.
  private var ofTools: [String] = []

  /// Notes one that Git ignores.
  mutating func addIgnored(_ path: String) { ignored.append(path) }

  /// Notes one that tools made.
  mutating func addOfTools(_ path: String) { ofTools.append(path) }

  /// `passed over: 2 folders that Git ignores (--no-gitignore reads them); Pods, build, in which Git
  /// tracks no source`; `nil`: none was.
  ///
  /// - Parameter isInInput: Whether a path below the folder that was searched is in the input.
  package func note(where isInInput: (String) -> Bool) -> String? {
    var parts: [String] = []
    let count = ignored.count(where: isInInput)
    if count > 0 {
      let (folders, them) = count == 1 ? ("1 folder", "it") : ("\(count) folders", "them")
      parts.append("\(folders) that Git ignores (--no-gitignore reads \(them))")
    }
    let names = Set(ofTools.filter(isInInput).map(PathText.lastName))
    if !names.isEmpty {
      parts.append(names.sorted().joined(separator: ", ") + ", in which Git tracks no source")
    }
    return parts.isEmpty ? nil : "passed over: " + parts.joined(separator: "; ")
  }
}
