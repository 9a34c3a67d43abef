// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy
internal import VibrancyAssets
internal import VibrancySystem

/// A folder that keeps the originals of files which a conversion replaces.
///
/// Below it are `manifest.jsonl`, and the originals under their paths: in `files` those below the
/// folder in which the first run was started, in `outside` all others. While it is open no other
/// run uses it.
final class UndoFolder: Sendable {
  private let path: String
  private let folder: OutputFolder?
  private let manifest: UndoManifest
  private let lock: FolderLock?
  /// The manifest, open for appending; `nil` in a dry run.
  private let lines: OpenFile?

  /// Opens a folder to keep originals in, and makes it if it is missing.
  ///
  /// - Parameter isDryRun: Whether nothing is made or written.
  /// - Throws: It is used by another run, has a broken manifest or other files, or cannot be written.
  init(keepingIn typed: String, isDryRun: Bool) throws(CommandError) {
    let path = FileSystem.trimmed(typed)
    self.path = path
    if PathBelow.resolved(ofFuture: path).split(separator: "/").contains(where: {
      $0.lowercased().hasSuffix(".xcassets")
    }) {
      throw CommandError("\(path): lies in an asset catalog; name an undo folder outside of it")
    }
    let file = FileSystem.joined(path, UndoManifest.name)
    let isThere = FileSystem.exists(file)
    if !isThere, FileSystem.isFolder(path), !FileSystem.isEmpty(path) {
      throw CommandError(
        "\(path): is not empty and not an undo folder; name a new folder for --undo-folder")
    }
    if isDryRun {
      (folder, lock, lines) = (nil, nil, nil)
      manifest =
        isThere ? try Self.manifest(at: file) : UndoManifest(root: FileSystem.workingDirectory)
      return
    }
    let folder = try OutputFolder(path)
    guard let lock = FolderLock(path, waits: false) else {
      throw CommandError("\(path): another run uses this undo folder; wait for it and run again")
    }
    (self.folder, self.lock) = (folder, lock)
    manifest =
      isThere ? try Self.manifest(at: file) : UndoManifest(root: FileSystem.workingDirectory)
    let lines: OpenFile
    do throws(SystemError) {
      lines = try folder.opened.appendingFile(UndoManifest.name)
    } catch {
      lock.release()
      throw CommandError("\(file): cannot be written: \(error)")
    }
    self.lines = lines
    if isThere {
      lines.truncate(to: manifest.wholeBytes)
    } else {
      try append(manifest.head)
    }
  }

  deinit { lock?.release() }

  /// What is kept of a file.
  ///
  /// - Parameter real: Absolute, without links.
  func entry(of real: String) -> UndoEntry? { manifest.entries[manifest.path(of: real)] }

  /// Keeps the bytes that a file has now, or the older ones that are kept already, and notes what
  /// takes their place.
  ///
  /// - Parameters:
  ///   - real: Absolute, without links.
  ///   - after: The digest of what will be written.
  ///   - known: What is kept of the file.
  func keep(
    _ real: String, as input: Input, _ after: String, _ conversion: String, known: UndoEntry?
  ) throws(CommandError) {
    guard let folder else { return }
    let path = manifest.path(of: real)
    if let known {
      let kept = FileSystem.joined(self.path, known.keptPath)
      guard FileRecord(ofLink: kept)?.byteCount == known.size else {
        throw CommandError("\(kept): is missing or cut; use another --undo-folder")
      }
      let entry = UndoEntry(
        path: path, size: known.size, before: known.before, after: after, conversion: conversion)
      return try append(entry.line)
    }
    let place = UndoEntry(path: path, size: 0, before: "", after: "", conversion: "").keptPath
    let sink = try FileSink(
      OutputFile(place, in: folder, shown: FileSystem.joined(self.path, place)))
    try Input(path: real).copy(to: sink) { bytes throws(ByteStreamError) in try sink.write(bytes) }
    try sink.committed()
    let kept = try FileDigest.sha256(
      ofFileAt: FileSystem.joined(self.path, place), shown: FileSystem.joined(self.path, place))
    try append(
      UndoEntry(
        path: path, size: kept.byteCount, before: kept.digits, after: after, conversion: conversion
      ).line)
  }

  /// One call for a line: lines of several threads cannot get into each other.
  private func append(_ line: String) throws(CommandError) {
    do throws(SystemError) {
      try lines?.writeAtOnce(Array(line.utf8))
    } catch {
      let file = FileSystem.joined(path, UndoManifest.name)
      throw CommandError("\(file): cannot be written: \(error)")
    }
  }

  /// The manifest in a file.
  static func manifest(at file: String) throws(CommandError) -> UndoManifest {
    let bytes: [UInt8]
    guard FileRecord(ofLink: file)?.kind == .file else {
      throw CommandError("\(file): is not an ordinary file; name another undo folder")
    }
    do throws(VibrancyError) {
      bytes = try Input(path: file).bytes(limit: 1 << 30)
    } catch {
      throw CommandError("\(file): cannot be read; check its permissions")
    }
    return try UndoManifest(bytes, shown: file)
  }
}
