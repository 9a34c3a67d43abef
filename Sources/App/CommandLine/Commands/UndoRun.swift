// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem

/// Puts back the originals of an undo folder: byte for byte, and only over what a conversion wrote.
///
/// A manifest may have been committed by anybody: it decides neither where is written, which is below
/// the working directory and what the command line names, nor what kind of file.
struct UndoRun: Sendable {
  /// The files, for the progress bar.
  let inputs: [Input]
  private let folder: String
  private let manifest: UndoManifest
  private let entries: [UndoEntry]
  /// Where may be written: the working directory and what was named, without links.
  private let allowed: [String]
  /// Keeps other runs out until this one is over.
  private let lock: UndoLock

  /// Opens an undo folder.
  ///
  /// - Parameter named: Files and folders that may be written besides the working directory.
  /// - Throws: It is none, another run uses it, or the files it is about are not here.
  init(_ typed: String, beside named: [String]) throws(CommandError) {
    var allowed = [FileSystem.resolved(FileSystem.workingDirectory) ?? FileSystem.workingDirectory]
    for name in named {
      guard let real = FileSystem.resolved(name) else {
        throw CommandError("\(name): is not there; name a file or folder to put back")
      }
      allowed.append(real)
    }
    self.allowed = allowed
    folder = FileSystem.trimmed(typed)
    let file = FileSystem.joined(folder, UndoManifest.name)
    guard FileSystem.exists(file) else {
      throw CommandError(
        "\(folder): has no \(UndoManifest.name); name the folder that was given to --undo-folder")
    }
    lock = try UndoLock(folder)
    let manifest = try UndoFolder.manifest(at: file)
    guard FileSystem.isFolder(manifest.root) else {
      throw CommandError(
        "\(folder): keeps files of \(manifest.root), which is not here; move it back, or copy the "
          + "originals from \(FileSystem.joined(folder, "files"))")
    }
    guard
      allowed.contains(where: { Self.holds($0, manifest.root) || Self.holds(manifest.root, $0) })
    else {
      throw CommandError(
        "\(folder): keeps files of \(manifest.root), outside of the working directory; run it there, "
          + "or name that folder beside --undo")
    }
    self.manifest = manifest
    entries = manifest.paths.compactMap { manifest.entries[$0] }
    inputs = entries.map { Input(path: manifest.place(of: $0)) }
  }

  /// Puts one original back.
  func outcome(at index: Int) -> ConvertOutcome {
    do throws(CommandError) {
      return try putBack(entries[index])
    } catch {
      return ConvertOutcome(failure: error)
    }
  }

  /// Whether a path is a folder or lies below it.
  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// Refuses a file that no conversion writes, or that lies elsewhere than below what may be written.
  private func check(_ path: String, _ shown: String) throws(CommandError) {
    let name = FileSystem.lastName(of: path)
    guard name == "Contents.json" || ArtKind(name: name) != .other else {
      throw CommandError(
        "\(shown): is neither a picture nor a Contents.json; no conversion wrote it")
    }
    guard allowed.contains(where: { Self.holds($0, path) }) else {
      throw CommandError(
        "\(shown): lies outside of the working directory; name it beside --undo to put it back")
    }
  }

  private func putBack(_ entry: UndoEntry) throws(CommandError) -> ConvertOutcome {
    let path = manifest.place(of: entry)
    let shown = PathBelow.relative(path, to: PathBelow.workingDirectory)
    try check(path, shown)
    let kept = FileSystem.joined(folder, entry.keptPath)
    guard let folder = FileSystem.resolved(folder),
      FileSystem.resolved(kept) == FileSystem.joined(folder, entry.keptPath)
    else {
      throw CommandError("\(kept): is missing, or a link; \(shown) is not put back")
    }
    guard let record = FileRecord(ofLink: path) else {
      throw CommandError("\(shown): is gone; its original is \(kept)")
    }
    guard record.kind == .file, FileSystem.resolved(path) == path else {
      throw CommandError("\(shown): is not the file that was converted; its original is \(kept)")
    }
    guard let lock = FolderLock(FileSystem.folder(of: path)) else {
      throw CommandError("\(shown): another run writes there; wait for it and run again")
    }
    defer { lock.release() }
    let now = try FileDigest.sha256(ofFileAt: path, shown: shown)
    if now.digits == entry.before { return ConvertOutcome(.unchanged) }
    guard now.digits == entry.after else {
      throw CommandError(
        "\(shown): was changed since it was converted and is not put back; its original is \(kept)")
    }
    guard record.nameCount == 1 else {
      throw CommandError(
        "\(shown): is one of \(record.nameCount) names of a file (hard links) and is not put back; "
          + "its original is \(kept)")
    }
    let root = Root(folder: FileSystem.folder(of: path))
    let sink = try FileSink(try OutputFile(at: path, below: root, shown: shown))
    sink.keepsAttributes = true
    try sink.checkReplaceable()
    let digest = DigestSink(sink, isDigested: true)
    try Input(path: kept).copy(to: sink) { bytes throws(ByteStreamError) in
      try digest.write(bytes)
    }
    guard digest.digits == entry.before, sink.byteCount == entry.size else {
      sink.abandon()
      throw CommandError("\(kept): is not the original of \(shown) any more; it is not put back")
    }
    guard sink.replaced == record else {
      sink.abandon()
      throw CommandError("\(shown): was changed while it was read; run again")
    }
    try sink.committed()
    var outcome = ConvertOutcome(.written)
    outcome.line = shown
    outcome.bytes = (now.byteCount, entry.size)
    return outcome
  }
}

/// Holds an undo folder for as long as it lives.
private final class UndoLock: Sendable {
  private let lock: FolderLock

  init(_ folder: String) throws(CommandError) {
    guard let lock = FolderLock(folder, waits: false) else {
      throw CommandError("\(folder): another run uses this undo folder; wait for it and run again")
    }
    self.lock = lock
  }

  deinit { lock.release() }
}
