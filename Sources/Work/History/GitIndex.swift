// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// Git's record of files that are about to be replaced: what it could bring back.
///
/// Decided by digests: what the index holds is compared with the bytes that are here, and no filter
/// runs. A file of Git LFS is compared by the digest in its pointer, and text apart from its line
/// ends.
package final class GitIndex {
  /// The state of files: whether they can be brought back.
  package enum State: Sendable, Hashable {
    /// The index holds their bytes, or Git ignores them.
    case committed
    /// The index does not hold the bytes of one; its path.
    case uncommitted(String)
    /// They lie in no repository.
    case noRepository
  }

  /// A file, and what it holds.
  package typealias File = (path: String, bytes: [UInt8])

  private var repositories: [String: GitRepository] = [:]

  /// Nothing is asked yet.
  package init() {}

  /// The state of files.
  ///
  /// - Parameter files: Absolute paths without links, all in one folder's repository.
  /// - Throws: Git is not installed, or does not answer.
  package func state(of files: [File]) throws(GitError) -> State {
    guard let first = files.first else { return .committed }
    guard let top = Self.top(above: first.path) else { return .noRepository }
    let repository: GitRepository
    if let known = repositories[top] {
      repository = known
    } else {
      repository = try GitRepository(at: top, heedsEnvironment: false)
      repositories[top] = repository
    }
    return try repository.state(of: files)
  }

  /// The folder above a file that has a `.git`.
  static func top(above path: String) -> String? {
    var folder = PathBelow.folder(path)
    while FileIdentity.of(PathBelow.joined(folder, ".git")) == nil {
      if folder.isEmpty || folder == "/" { return nil }
      folder = PathBelow.folder(folder)
      if folder.isEmpty { folder = "/" }
    }
    return folder
  }
}

/// An entry of the index, or a file that is in none, as `git ls-files -t -z` prints it.
package struct GitIndexEntry: Sendable, Hashable {
  /// Below the top of the work tree.
  package let path: String
  /// The name of the bytes; `nil`: Git neither has nor ignores the file.
  package let object: String?
  /// `true` if it is a file, and no merge left several versions of it.
  package let isPlain: Bool

  /// The entries that Git printed.
  ///
  /// - Parameter bytes: `TAG MODE OBJECT STAGE`, a tab, a path and a zero byte, or of a file that is
  ///   not in the index `? `, a path and a zero byte.
  /// - Returns: `nil` if it is something else.
  /// - Source: git-ls-files(1), "Output".
  package static func all(in bytes: [UInt8]) -> [GitIndexEntry]? {
    var entries: [GitIndexEntry] = []
    for line in bytes.split(separator: 0) {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      if text.hasPrefix("? ") {
        entries.append(GitIndexEntry(path: String(text.dropFirst(2)), object: nil, isPlain: true))
        continue
      }
      let parts = text.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[0].split(separator: " ")
      guard words.count == 4, words[2].utf8.count >= 40 else { return nil }
      entries.append(
        GitIndexEntry(
          path: String(parts[1]), object: String(words[2]),
          isPlain: words[1].hasPrefix("100") && words[3] == "0"))
    }
    return entries
  }
}

extension GitRepository {
  /// The entries of the index at or below some paths, and the files that it could hold and does
  /// not.
  ///
  /// - Parameter paths: Absolute, without links.
  func indexEntries(at paths: [String]) throws(GitError) -> [GitIndexEntry] {
    let answer = try run(
      ["ls-files", "-t", "-z", "--cached", "--others", "--exclude-standard", "--stage"]
        + ["--full-name", "--"] + paths.map { ":(literal)\($0)" })
    guard let entries = GitIndexEntry.all(in: answer.bytes) else { throw .unreadable("ls-files") }
    return entries
  }

  /// Compares files with the index.
  fileprivate func state(of files: [GitIndex.File]) throws(GitError) -> GitIndex.State {
    let entries = try indexEntries(at: files.map(\.path))
    let byPath = Dictionary(
      entries.map { (PathKey(PathBelow.joined(root, $0.path)), $0) },
      uniquingKeysWith: { a, _ in a })
    for file in files {
      // Of what is in no index and not listed, Git was asked to keep nothing.
      guard let entry = byPath[PathKey(file.path)] else { continue }
      guard let object = entry.object, entry.isPlain,
        try holds(object, sameAs: file.bytes)
      else { return .uncommitted(file.path) }
    }
    return .committed
  }

  /// Returns `true` if an object of the index stands for some bytes.
  private func holds(_ object: String, sameAs bytes: [UInt8]) throws(GitError) -> Bool {
    if GitDigest.blob(bytes, digits: object.utf8.count) == object { return true }
    let isText = !bytes.contains(0)
    var isSame = false
    // Only a pointer, or a text of about the same length, can stand for other bytes.
    let limit = isText ? 2 * bytes.count + 1024 : 1024
    _ = try readBlobs([object], limit: limit) { blobs throws(GitError) in
      guard let held = blobs[object] else { return }
      if let pointer = LFSPointer(held) {
        isSame = pointer.digest == GitDigest.sha256(bytes)
      } else if isText {
        isSame = Self.withPlainLineEnds(held) == Self.withPlainLineEnds(bytes)
      }
    }
    return isSame
  }

  /// Without the `\r` before a `\n`.
  private static func withPlainLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == 10, plain.last == 13 { plain.removeLast() }
      plain.append(byte)
    }
    return plain
  }
}
