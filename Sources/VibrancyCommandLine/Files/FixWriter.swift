// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancyMending

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes mendings: all files of one, or none.
final class FixWriter {
  private let allowsDirty: Bool
  /// What was odd, a sentence each.
  private(set) var notes: [String] = []

  /// - Parameter allowsDirty: Whether files are written that git has no copy of.
  init(allowsDirty: Bool) { self.allowsDirty = allowsDirty }

  /// Writes all files of a mending.
  ///
  /// Drafts lie ready before the first file gets its new bytes; if one cannot get them, those that
  /// have them get the old ones back.
  ///
  /// - Returns: How many files were written.
  /// - Throws: Why none was, with the path.
  func write(_ mending: Mending) throws(CommandError) -> Int {
    let targets = mending.files.map { file in (file: file, path: Self.place(of: file.path)) }
    for (file, path) in targets { try Self.check(file, at: path) }
    let replaced = targets.filter { $0.file.before != nil }.map(\.path)
    if !allowsDirty, !replaced.isEmpty {
      switch GitStatus(of: replaced) {
      case .clean: break
      case .noRepository: note("there is no git repository that could bring back what is written")
      case .dirty(let path):
        let shown = PathBelow.relative(path, to: PathBelow.workingDirectory)
        throw CommandError(
          "\(shown): has changes that are not committed; commit them, or use --allow-dirty")
      case .unknown(let reason):
        throw CommandError(
          "\(mending.path): git cannot tell what is committed (\(reason)); mend that, or use --allow-dirty"
        )
      }
    }
    let folders = Set(targets.map { FileSystem.folder(of: $0.path) }).sorted()
    let made = folders.filter { !FileSystem.isFolder($0) && !$0.isEmpty }
    for folder in made { try FileSystem.makeFolder(folder) }
    // Another run of ours waits here, and then finds other files than it read.
    var locks: [FolderLock] = []
    defer { for lock in locks { lock.release() } }
    for folder in folders {
      guard let lock = FolderLock(folder) else {
        throw CommandError("\(mending.path): another run writes there; wait for it and run again")
      }
      locks.append(lock)
    }
    do throws(CommandError) {
      return try commit(targets)
    } catch {
      // What was not made stays as if nobody had tried.
      for folder in made { _ = unsafe rmdir(folder) }
      throw error
    }
  }

  /// Where a file is, or will be, without links: of one folder two spellings would lock each other out.
  private static func place(of path: String) -> String {
    if let place = FileSystem.resolved(path) { return place }
    let folder = FileSystem.folder(of: path)
    guard let place = FileSystem.resolved(folder.isEmpty ? "." : folder) else { return path }
    return FileSystem.joined(place, FileSystem.lastName(of: path))
  }

  private func note(_ sentence: String) { if !notes.contains(sentence) { notes.append(sentence) } }

  private func commit(
    _ targets: [(file: FileChange, path: String)]
  ) throws(CommandError) -> Int {
    var olds: [[UInt8]?] = []
    var sinks: [FileSink] = []
    for (file, path) in targets {
      olds.append(try Self.unchangedBytes(of: file, at: path))
      let sink = FileSink(path: path)
      do throws(ByteStreamError) {
        try sink.write(file.after)
      } catch {
        throw CommandError("\(file.path): cannot be written: \(error.reason)")
      }
      sinks.append(sink)
    }
    for (index, sink) in sinks.enumerated() {
      do throws(CommandError) {
        try sink.committed(as: targets[index].file.path)
      } catch {
        let lost = targets.indices.prefix(index).filter {
          !Self.putBack(olds[$0], at: targets[$0].path)
        }
        let names = lost.map { targets[$0].file.path }.joined(separator: ", ")
        throw CommandError(
          error.sentence + (lost.isEmpty ? "" : "; could not be put back: \(names)"))
      }
    }
    return targets.count
  }

  private static func check(_ file: FileChange, at path: String) throws(CommandError) {
    guard file.before != nil else { return try checkMissing(file, at: path) }
    try FileSystem.checkReplaceable(path, as: file.path)
    guard FileSystem.isWritable(FileSystem.folder(of: path)) else {
      throw CommandError("\(file.path): its folder is read-only; make it writable")
    }
    if let record = FileRecord(path), record.nameCount > 1 {
      throw CommandError(
        "\(file.path): is one of \(record.nameCount) names of a file (hard links), and the others "
          + "would keep the old picture; give it one of its own")
    }
  }

  private static func checkMissing(_ file: FileChange, at path: String) throws(CommandError) {
    guard FileSystem.exists(path) else { return }
    throw CommandError("\(file.path): is there already and is not replaced; run again")
  }

  /// The bytes of a file, which have to be those that were judged; `nil`: there is none yet.
  private static func unchangedBytes(
    of file: FileChange, at path: String
  ) throws(CommandError) -> [UInt8]? {
    guard let before = file.before else {
      try checkMissing(file, at: path)
      return nil
    }
    guard let bytes = try? Input(path: path).bytes(limit: .max), ContentHash(bytes) == before else {
      throw CommandError("\(file.path): was changed since it was read; run again")
    }
    return bytes
  }

  private static func putBack(_ old: [UInt8]?, at path: String) -> Bool {
    guard let old else { return unsafe unlink(path) == 0 }
    let sink = FileSink(path: path)
    do throws(ByteStreamError) {
      try sink.write(old)
      try sink.commit()
      return true
    } catch {
      sink.abandon()
      return false
    }
  }
}

/// Keeps other runs out of a folder while its files are replaced.
private struct FolderLock {
  private let descriptor: Int32

  /// Waits for it, a few seconds at most; where the file system has no locks there is none.
  ///
  /// - Returns: `nil`: somebody else has it all the time.
  init?(_ folder: String) {
    descriptor = unsafe open(folder.isEmpty ? "." : folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      _ = usleep(50_000)
    }
    _ = close(descriptor)
    return nil
  }

  func release() { if descriptor >= 0 { _ = close(descriptor) } }
}
