// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyFixing
internal import VibrancyHistory
internal import VibrancySystem

/// Writes fixes: all files of one, or none.
final class FixWriter {
  /// A file of a fix, and where it is without links.
  private struct Target {
    let file: FileChange
    let path: String
    let output: OutputFile
  }

  private let allowsDirty: Bool
  private let followsOutside: Bool
  /// The folders that were named, which nothing that is written leads out of.
  private let roots: [Root]
  private let index = GitIndex()
  /// What was odd, one sentence each.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - query: The inputs that were named.
  ///   - allowsDirty: Whether files are written that git has no copy of.
  init(_ query: InputQuery, allowsDirty: Bool) {
    (self.allowsDirty, followsOutside) = (allowsDirty, query.followsOutside)
    roots = query.paths.map {
      FileSystem.isFolder($0) ? Root(folder: $0) : Root(ofFile: $0)
    }
  }

  /// Writes all files of a fix.
  ///
  /// Drafts lie ready before the first file gets its new bytes; if one cannot get them, those that
  /// have them get the old ones back.
  ///
  /// - Returns: How many files were written; `nil`: another run wrote the same since they were read.
  /// - Throws: Why none was, with the path.
  func write(_ fix: Fix) throws(CommandError) -> Int? {
    let targets = try fix.files.map { file throws(CommandError) in try target(file) }
    let folders = Set(targets.map { FileSystem.folder(of: $0.path) }).sorted()
    let made = folders.filter { !FileSystem.isFolder($0) && !$0.isEmpty }
    var locks: [FolderLock] = []
    defer { for lock in locks { lock.release() } }
    do throws(CommandError) {
      for target in targets { _ = try target.output.opened() }
      // Another run of ours waits here, and then finds what this one wrote.
      for folder in folders {
        guard let lock = FolderLock(folder) else {
          throw CommandError(
            "\(fix.path): another run writes there; wait for it and run again")
        }
        locks.append(lock)
      }
      if targets.allSatisfy(Self.isWritten) { return nil }
      for target in targets { try Self.check(target) }
      if !allowsDirty { try checkCommitted(targets, of: fix) }
      return try commit(targets)
    } catch {
      // What was not made stays as if nobody had tried.
      for folder in made { SystemCall.removeFolder(folder) }
      throw error
    }
  }

  /// Where a file is, or will be, without links: of one folder two spellings would lock each other out.
  private func target(_ file: FileChange) throws(CommandError) -> Target {
    let path = PathBelow.resolved(ofFuture: file.path)
    if followsOutside {
      return Target(file: file, path: path, output: OutputFile(named: path, shown: file.path))
    }
    guard let root = roots.first(where: { $0.holds(path) }) else {
      let folder = roots.first ?? Root(ofFile: file.path)
      throw CommandError("\(folder.outside(file.path))")
    }
    return Target(
      file: file, path: path, output: try OutputFile(at: path, below: root, shown: file.path))
  }

  /// Refuses to replace what Git could not bring back.
  private func checkCommitted(
    _ targets: [Target], of fix: Fix
  ) throws(CommandError) {
    let replaced = targets.filter { $0.file.before != nil }
    if replaced.isEmpty { return }
    let files = replaced.map { target in
      (path: target.path, bytes: (try? Input(path: target.path).bytes(limit: .max)) ?? [])
    }
    let state: GitIndex.State
    do throws(GitError) {
      state = try index.state(of: files)
    } catch {
      throw CommandError(
        "\(fix.path): git cannot say what is committed (\(error)); fix that, or use "
          + "--allow-dirty")
    }
    switch state {
    case .committed: break
    case .noRepository: note("there is no git repository that could bring back what is written")
    case .uncommitted(let path):
      let shown = PathBelow.relative(path, to: PathBelow.workingDirectory)
      throw CommandError(
        "\(shown): has changes that are not committed; commit them, or use --allow-dirty")
    }
  }

  private func note(_ sentence: String) { if !notes.contains(sentence) { notes.append(sentence) } }

  private func commit(_ targets: [Target]) throws(CommandError) -> Int {
    var olds: [[UInt8]?] = []
    var sinks: [FileSink] = []
    for target in targets {
      olds.append(try Self.unchangedBytes(of: target))
      let sink = try FileSink(target.output)
      do throws(ByteStreamError) {
        try sink.write(target.file.after)
      } catch {
        throw CommandError("\(sink.path): cannot be written: \(error.reason)")
      }
      sinks.append(sink)
    }
    for (index, sink) in sinks.enumerated() {
      do throws(CommandError) {
        try sink.committed()
      } catch {
        let lost = targets.indices.prefix(index).filter {
          !Self.putBack(olds[$0], at: targets[$0].output)
        }
        let names = lost.map { targets[$0].file.path }.joined(separator: ", ")
        throw CommandError(
          error.sentence + (lost.isEmpty ? "" : "; could not be put back: \(names)"))
      }
    }
    return targets.count
  }

  /// Whether a file holds what it is to hold.
  private static func isWritten(_ target: Target) -> Bool {
    guard let bytes = try? Input(path: target.path).bytes(limit: .max) else { return false }
    return bytes == target.file.after
  }

  private static func check(_ target: Target) throws(CommandError) {
    let (file, path) = (target.file, target.path)
    guard file.before != nil else { return try checkMissing(target) }
    try FileSink(target.output).checkReplaceable()
    guard FileSystem.isWritable(FileSystem.folder(of: path)) else {
      throw CommandError("\(file.path): its folder is read-only; make it writable")
    }
    if let record = FileRecord(path), record.nameCount > 1 {
      throw CommandError(
        "\(file.path): is one of \(record.nameCount) names of a file (hard links), and the others "
          + "would keep the old picture; give it one of its own")
    }
  }

  private static func checkMissing(_ target: Target) throws(CommandError) {
    guard FileSystem.exists(target.path) else { return }
    throw CommandError("\(target.file.path): is there already and is not replaced; run again")
  }

  /// The bytes of a file, which have to be those that were judged; `nil`: there is none yet.
  private static func unchangedBytes(of target: Target) throws(CommandError) -> [UInt8]? {
    guard let before = target.file.before else {
      try checkMissing(target)
      return nil
    }
    guard let bytes = try? Input(path: target.path).bytes(limit: .max),
      ContentHash(bytes) == before
    else {
      throw CommandError("\(target.file.path): was changed since it was read; run again")
    }
    return bytes
  }

  private static func putBack(_ old: [UInt8]?, at output: OutputFile) -> Bool {
    do throws(CommandError) {
      guard let old else {
        let (folder, name) = try output.opened()
        return folder.opened.remove(name)
      }
      try writeFile(old, at: output)
      return true
    } catch {
      return false
    }
  }
}
