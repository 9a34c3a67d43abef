// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// The files that may have changed between two states of a project.
struct TouchedFiles {
  /// Whether any may be a picture.
  let hasArt: Bool
  /// The path as reports print it.
  let relative: (String) -> String
  private let files: Set<PathKey>
  /// The folders of those.
  private let folders: Set<PathKey>

  /// - Parameter paths: As reports print them.
  init(_ paths: [String], relative: @escaping (String) -> String) {
    (files, self.relative) = (Set(paths.map { PathKey($0) }), relative)
    folders = Set(paths.map { PathKey(PathBelow.folder($0)) })
    hasArt = paths.contains { !$0.hasSuffix(".swift") }
  }

  /// Whether a file is among them.
  func contains(_ path: String) -> Bool { files.contains(PathKey(path)) }

  /// Whether a file of a folder is among them, those of its folders aside.
  func contains(fileOf folder: String) -> Bool { folders.contains(PathKey(folder)) }
}
