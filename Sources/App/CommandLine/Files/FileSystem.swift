// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancyAssets
internal import VibrancySystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
  static func isEmpty(_ folder: String) -> Bool {
    guard let stream = unsafe opendir(folder) else { return false }
    defer { _ = unsafe closedir(stream) }
    var count = 0
    // `.` and `..`, and one more.
    while count < 3, unsafe readdir(stream) != nil { count += 1 }
    return count < 3
  }

  /// Whether files may be made in a folder; an empty path is the working directory.
  static func isWritable(_ folder: String) -> Bool {
    unsafe access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0
  }

  /// Whether a file is a program that may be run.
  static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    try makeFolder(folder(of: path))
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let code = errno
    // Somebody else may have made it meanwhile.
    guard !isFolder(path) else { return }
    let reason =
      code == EEXIST
      ? "is a file, not a folder; name another folder"
      : "this folder cannot be made: \(text(code)); name another"
    throw CommandError("\(path): \(reason)")
  }

  /// The working directory, without links; empty if it is gone.
  static var workingDirectory: String { resolved(".") ?? "" }

  /// A path without links, if it leads to something.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

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
  static func text(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}

/// What the system knows about a file; equal as long as the same file has the same content.
struct FileRecord: Hashable {
  /// What it is.
  enum Kind { case file, folder, link, other }

  let kind: Kind
  /// The permission bits.
  let permissions: mode_t
  /// Whose it is.
  let owner: uid_t
  let group: gid_t
  /// How many names it has.
  let nameCount: Int

  private let device: UInt64
  private let number: UInt64
  /// How many bytes it has.
  let byteCount: Int
  private let changed: [Int]

  /// The record of what a path leads to, if that is anything.
  init?(_ path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    self.init(record)
  }

  /// The record of a path itself, which may be a link.
  ///
  /// - Parameter folder: The open folder that a relative path begins in.
  init?(ofLink path: String, below folder: Int32 = AT_FDCWD) {
    var record = stat()
    guard unsafe fstatat(folder, path, &record, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(record)
  }

  private init(_ record: stat) {
    kind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = record.st_mode & 0o777
    (owner, group) = (record.st_uid, record.st_gid)
    nameCount = Int(record.st_nlink)
    device = UInt64(truncatingIfNeeded: record.st_dev)
    number = UInt64(truncatingIfNeeded: record.st_ino)
    byteCount = Int(record.st_size)
    #if canImport(Darwin)
      changed = [record.st_mtimespec.tv_sec, record.st_mtimespec.tv_nsec]
    #else
      changed = [record.st_mtim.tv_sec, record.st_mtim.tv_nsec]
    #endif
  }
}
