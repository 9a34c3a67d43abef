// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// A snapshot of Git's index for many files: asked once per repository, compared file by file.
package struct GitSnapshot: Sendable {
  /// The version of a file that Git could bring back.
  package enum Held: Sendable, Hashable {
    /// No: the file lies in no repository.
    case outside
    /// No: Git ignores it.
    case nothing
    /// Nothing, though it should: the file was never added, or a merge left several versions.
    case uncommitted
    /// These bytes: the name of the blob, and the SHA-256 digest of what it stands for if it is a
    /// pointer of Git LFS.
    case bytes(blob: String, largeFile: String?)
    /// It cannot say: the top of the repository, and why.
    case unknown(top: String, GitError)
  }

  private var held: [PathKey: Held] = [:]

  /// Asks about files.
  ///
  /// - Parameter paths: Absolute, without links.
  package init(of paths: [String]) {
    var tops: [String: String?] = [:]
    var groups: [String: [String]] = [:]
    for path in paths {
      let folder = PathBelow.folder(path)
      let top = tops[folder] ?? GitIndex.top(above: path)
      tops[folder] = .some(top)
      if let top {
        groups[top, default: []].append(path)
      } else {
        held[PathKey(path)] = .outside
      }
    }
    for (top, paths) in groups {
      do throws(GitError) {
        try read(paths, below: top)
      } catch {
        for path in paths { held[PathKey(path)] = .unknown(top: top, error) }
      }
    }
  }

  /// The version of one of the files that Git holds.
  package subscript(path: String) -> Held { held[PathKey(path)] ?? .nothing }

  private mutating func read(_ paths: [String], below top: String) throws(GitError) {
    let repository = try GitRepository(at: top, heedsEnvironment: false)
    // Very many paths are more than a command line takes.
    let places = paths.count <= 50 ? paths : [Self.commonFolder(of: paths)]
    let wanted = Set(paths.map { PathKey($0) })
    var found: [(key: PathKey, entry: GitIndexEntry)] = []
    for entry in try repository.indexEntries(at: places) {
      let key = PathKey(PathBelow.joined(repository.root, entry.path))
      if wanted.contains(key) { found.append((key, entry)) }
    }
    let pointers = try Self.pointers(among: found.compactMap(\.entry.object), in: repository)
    for (key, entry) in found {
      guard let object = entry.object, entry.isPlain else {
        held[key] = .uncommitted
        continue
      }
      held[key] = .bytes(blob: object, largeFile: pointers[object])
    }
  }

  /// The digests that pointers of Git LFS state, by the names of their blobs.
  private static func pointers(
    among objects: [String], in repository: GitRepository
  ) throws(GitError) -> [String: String] {
    var pointers: [String: String] = [:]
    // A pointer is a short text.
    _ = try repository.readBlobs(objects, limit: 1024) { blobs throws(GitError) in
      for (name, bytes) in blobs { pointers[name] = LFSPointer(bytes)?.digest }
    }
    return pointers
  }

  /// The lowest folder that holds all of some paths.
  private static func commonFolder(of paths: [String]) -> String {
    var common = PathBelow.folder(paths[0])
    for path in paths {
      while !path.utf8.starts(with: (common + "/").utf8), !common.isEmpty {
        common = PathBelow.folder(common)
      }
    }
    return common.isEmpty ? "/" : common
  }
}
