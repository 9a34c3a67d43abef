// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem

/// What the command itself asks of the disk; inputs are read by the library.
///
/// Paths are taken apart at their bytes: a name that begins with a combining accent makes one
/// `Character` with the `/` before it.
enum FileSystem {
  private static let slash = UInt8(ascii: "/")

  /// Whether a path leads to something, a dangling link included.
  static func exists(_ path: String) -> Bool { FileRecord(ofLink: path) != nil }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { FileRecord(path)?.kind == .folder }

  /// Whether a folder can be listed and holds nothing, hidden entries included.
  static func isEmpty(_ folder: String) -> Bool { SystemCall.isEmptyFolder(folder) }

  /// Whether files may be made in a folder; an empty path is the working directory.
  static func isWritable(_ folder: String) -> Bool { SystemCall.isWritableFolder(folder) }

  /// Whether a file is a program that may be run.
  static func isExecutable(_ path: String) -> Bool { SystemCall.isExecutable(path) }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    try makeFolder(folder(of: path))
    do throws(SystemError) {
      try SystemCall.makeFolder(path, permissions: 0o777)
    } catch {
      // Somebody else may have made it meanwhile.
      guard !isFolder(path) else { return }
      let reason =
        error.kind == .taken
        ? "is a file, not a folder; name another folder"
        : "this folder cannot be made: \(error); name another"
      throw CommandError("\(path): \(reason)")
    }
  }

  /// The working directory, without links; empty if it is gone.
  static var workingDirectory: String { resolved(".") ?? "" }

  /// A path without links, if it leads to something.
  static func resolved(_ path: String) -> String? { SystemCall.resolved(path) }

  /// The folder part of a path; empty for a bare name, `/` for one right below the root.
  static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// The part behind the last `/`.
  static func lastName(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Without the `/` at its end, unless that is all there is.
  static func trimmed(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != slash }
    return end.map { String(path[...$0]) } ?? String(path.prefix(1))
  }

  /// A name below a folder; an empty folder is the working directory.
  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// How many processors there are, from 1.
  static var processorCount: Int { ThreadSupply.processors }

  /// What an error number means.
  static func text(_ code: Int32) -> String { SystemCall.text(code) }
}
