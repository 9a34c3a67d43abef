// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancyVocabulary

/// Where files and sets of a revision are now.
///
/// The descriptions of sets are so alike that Git takes one for another: a set went where its
/// pictures did, and with none of them nowhere.
package struct RenamedPaths: Sendable {
  private var files: [PathKey: String] = [:]
  private var sets: [PathKey: String] = [:]
  private static let description = "Contents.json"

  /// The renames among changes.
  package init(_ changes: [GitChange]) {
    let gone = Set(
      changes.filter { [.deleted, .renamed].contains($0.kind) }
        .compactMap { $0.oldPath.map { PathKey($0) } })
    var votes: [PathKey: [String]] = [:]
    for change in changes where change.kind == .renamed {
      guard let old = change.oldPath, let new = change.newPath else { continue }
      if PathBelow.lastName(old) == Self.description { continue }
      files[PathKey(old)] = new
      // A picture that moved to another set leaves the first where it is.
      let folder = PathBelow.folder(old)
      guard gone.contains(PathKey(PathBelow.joined(folder, Self.description))) else { continue }
      votes[PathKey(folder), default: []].append(PathBelow.folder(new))
    }
    for (folder, targets) in votes {
      let counts = Dictionary(targets.map { ($0, 1) }, uniquingKeysWith: +)
      sets[folder] =
        counts.max {
          $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value
        }?.key
    }
  }

  /// Where a path is now; itself if it did not move.
  package func now(_ path: String) -> String {
    if PathBelow.lastName(path) == Self.description, let set = sets[PathKey(PathBelow.folder(path))]
    {
      return PathBelow.joined(set, Self.description)
    }
    return files[PathKey(path)] ?? path
  }
}
