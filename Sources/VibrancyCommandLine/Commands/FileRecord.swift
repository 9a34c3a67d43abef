// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
  private let byteCount: Int
  private let changed: [Int]

  /// The record of what a path leads to, if that is anything.
  init?(_ path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    self.init(record)
  }

  /// The record of a path itself, which may be a link.
  init?(ofLink path: String) {
    var record = stat()
    guard unsafe lstat(path, &record) == 0 else { return nil }
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
