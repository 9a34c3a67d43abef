// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem
internal import VibrancyVocabulary

/// The folders of a work tree as a commit held them, in a private folder that goes with this value.
///
/// It is the work tree with its changes undone: what did not change is a link to it, a folder at a
/// time, so that only what changed is written, and files that Git ignores or that belong to
/// submodules are on both sides. Who reads it says so to `Root.mirror`.
package final class PastTree {
  /// Stands for the top of the work tree; absolute, without links.
  package let root: String
  /// Remarks that the reader should know, one sentence each.
  package private(set) var notes: [String] = []
  private var touchedPaths: [PathKey: String] = [:]

  private let repository: GitRepository
  private let limit: Int
  private var made: Set<PathKey> = []
  private var links: [(path: String, target: String)] = []
  /// The paths that are not as they were, and so not taken from the work tree.
  private var present: Set<PathKey> = []
  /// The folders that hold any of it, or did.
  private var affected: Set<PathKey> = [PathKey("")]

  /// Makes the files.
  ///
  /// - Parameters:
  ///   - folders: Those that are needed, below the top; empty for the top.
  ///   - readFolders: Those whose pictures are read; of others the names alone count.
  ///   - changes: What has changed since, and what Git does not know.
  ///   - limit: The most bytes that a file may have had.
  package init(
    of repository: GitRepository, folders: [String], readingPicturesIn readFolders: [String]? = nil,
    undoing changes: (changes: [GitChange], unknown: [String]), limit: Int
  ) throws(GitError) {
    (self.repository, self.limit) = (repository, limit)
    root = try Self.makeRoot()
    for change in changes.changes {
      for path in [change.oldPath, change.newPath] {
        if let path, change.oldType != .submodule { touchedPaths[PathKey(path)] = path }
      }
      if let path = change.newPath, change.oldType != .submodule { present.insert(PathKey(path)) }
      if change.oldType == .submodule, change.kind != .added, let path = change.oldPath {
        notes.append(
          "\(path): is a submodule at another commit, which is not looked into; run vibrancy diff "
            + "in it")
      }
    }
    for path in changes.unknown {
      touchedPaths[PathKey(path)] = path
      present.insert(PathKey(path))
    }
    for path in touchedPaths.values {
      var folder = path
      repeat {
        folder = PathBelow.folder(folder)
      } while affected.insert(PathKey(folder)).inserted && !folder.isEmpty
    }
    for folder in folders { try addFolder(folder) }
    // What Git leaves out of its own accord, and where it says so.
    if folders.contains("") { links.append((".git", PathBelow.joined(repository.root, ".git"))) }
    try addPast(of: changes.changes, in: folders, readingPicturesIn: readFolders ?? folders)
    // Last, so that nothing is written through one.
    for link in links {
      let place = try place(of: link.path)
      try Self.unlessTaken(place) { () throws(SystemError) in
        try SystemCall.makeLink(place, to: link.target)
      }
    }
  }

  deinit { SystemCall.removeTree(root) }

  /// The paths below the top, old and new ones, of what may have changed; sorted.
  package var touched: [String] { touchedPaths.values.sorted() }

  private static func makeRoot() throws(GitError) -> String {
    let path: String
    do throws(SystemError) {
      path = try SystemCall.makeTemporaryFolder(named: "vibrancy-diff")
    } catch {
      throw .disk(SystemCall.temporaryFolder, reason: "\(error)")
    }
    return PathBelow.resolved(path)
  }

  /// Links to what did not change in a folder of the work tree: all of it at once where it can be.
  private func addFolder(_ top: String) throws(GitError) {
    var open = [top]
    while let folder = open.popLast() {
      let source = PathBelow.joined(repository.root, folder)
      guard affected.contains(PathKey(folder)) else {
        if FileIdentity.of(source) != nil { links.append((folder, source)) }
        continue
      }
      for entry in (try? SystemCall.entries(of: source)) ?? [] where entry.isUnicode {
        let name = entry.name
        guard name.utf8.first != UInt8(ascii: ".") || name == ".gitignore" else { continue }
        let path = folder.isEmpty ? name : PathBelow.joined(folder, name)
        let place = PathBelow.joined(repository.root, path)
        switch FileRecord(ofLink: place)?.kind {
        case .folder:
          // What tools put there is looked at by nobody.
          if SourceSearch.isWalked(name) { open.append(path) }
        case .link where !present.contains(PathKey(path)):
          if let target = SystemCall.target(ofLink: place) { links.append((path, target)) }
        case .file where !present.contains(PathKey(path)):
          links.append((path, place))
        case .file, .link, .other, nil: break
        }
      }
    }
  }

  /// Writes what changed files were.
  private func addPast(
    of changes: [GitChange], in folders: [String], readingPicturesIn readFolders: [String]
  ) throws(GitError) {
    func lies(_ path: String, in folders: [String]) -> Bool {
      folders.contains { $0.isEmpty || path.hasPrefix($0 + "/") || path == $0 }
    }
    var pathsByObject: [String: [String]] = [:]
    var linksByObject: [String: [String]] = [:]
    for change in changes where change.kind != .added && change.kind != .copied {
      guard let path = change.oldPath, PathBelow.isPlain(path),
        lies(path, in: folders)
      else { continue }
      switch change.oldType {
      case .file where Self.isRead(path) && (lies(path, in: readFolders) || !Self.isPicture(path)):
        pathsByObject[change.oldObject, default: []].append(path)
      case .file: try write([], at: try place(of: path))
      case .link: linksByObject[change.oldObject, default: []].append(path)
      case .absent, .submodule: break
      }
    }
    let names = Set(pathsByObject.keys).union(linksByObject.keys).sorted()
    let lacking = try repository.readBlobs(names, limit: limit) { blobs throws(GitError) in
      for (name, bytes) in blobs {
        for path in pathsByObject[name] ?? [] { try addFile(path, bytes) }
        for path in linksByObject[name] ?? [] {
          links.append((path, String(decoding: bytes, as: UTF8.self)))
        }
      }
    }
    for name in lacking.large {
      for path in pathsByObject[name] ?? [] {
        notes.append("\(path): was larger than --max-bytes, and is not compared")
      }
    }
    if let path = lacking.missing.sorted().lazy.compactMap({ pathsByObject[$0]?.first }).first {
      throw .missing(path, isShallow: repository.isShallow)
    }
  }

  private func addFile(_ path: String, _ bytes: [UInt8]) throws(GitError) {
    var bytes = bytes
    if let pointer = LFSPointer(bytes) {
      let kept = PathBelow.joined(try repository.largeFileFolder(), pointer.path)
      if let file = try? FileBytes(path: kept), let held = try? file.rest(limit: limit) {
        bytes = held
      } else {
        notes.append(
          "\(path): was a Git LFS pointer whose picture is not here; 'git lfs fetch' with the "
            + "revision's name brings it")
      }
    }
    // Git did not read it: only its date may be another.
    let source = PathBelow.joined(repository.root, path)
    if let file = try? FileBytes(path: source, within: nil), file.bytesLeft == bytes.count,
      (try? file.rest(limit: limit)) == bytes
    {
      touchedPaths[PathKey(path)] = nil
    }
    try write(bytes, at: try place(of: path))
  }

  /// The place of a path in the private folder; makes the folders above it.
  private func place(of path: String) throws(GitError) -> String {
    try makeFolder(PathBelow.folder(path))
    return PathBelow.joined(root, path)
  }

  private func makeFolder(_ path: String) throws(GitError) {
    guard !path.isEmpty, made.insert(PathKey(path)).inserted else { return }
    try makeFolder(PathBelow.folder(path))
    let place = PathBelow.joined(root, path)
    try Self.unlessTaken(place) { () throws(SystemError) in
      try SystemCall.makeFolder(place, permissions: 0o700)
    }
  }

  private func write(_ bytes: [UInt8], at place: String) throws(GitError) {
    try Self.unlessTaken(place) { () throws(SystemError) in
      try OpenFile(making: place, permissions: 0o600).write(bytes)
    }
  }

  /// Does something at a place unless there is something already: where capitals do not count, a name
  /// may be there, and the first one stays.
  private static func unlessTaken(
    _ place: String, _ body: () throws(SystemError) -> Void
  ) throws(GitError) {
    do throws(SystemError) {
      try body()
    } catch {
      if error.kind != .taken { throw .disk(place, reason: "\(error)") }
    }
  }

  /// Returns `true` if anybody reads a file of that name; of others the name alone counts.
  package static func isRead(_ path: String) -> Bool {
    let name = PathBelow.lastName(path).lowercased()
    return isPicture(path)
      || [
        ".swift", ".json", ".pbxproj", ".yml", ".yaml", ".plist", ".xcconfig", ".gitignore",
      ].contains { name.hasSuffix($0) }
  }

  private static func isPicture(_ path: String) -> Bool {
    let name = PathBelow.lastName(path).lowercased()
    return [".png", ".jpg", ".jpeg", ".svg", ".svgz", ".pdf"].contains { name.hasSuffix($0) }
  }
}
