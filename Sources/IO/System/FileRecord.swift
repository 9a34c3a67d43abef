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
package struct FileRecord: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable { case file, folder, link, other }

  /// What it is.
  package let kind: Kind
  /// The permission bits, `0...0o777`.
  package let permissions: UInt32
  /// The number of the user whose it is.
  package let owner: UInt32
  /// The number of the group whose it is.
  package let group: UInt32
  /// How many names it has.
  package let nameCount: Int
  /// How many bytes it has.
  package let byteCount: Int
  /// When it was last written: nanoseconds since 1970.
  package let modified: Int

  private let device: UInt64
  private let number: UInt64

  /// The record of what a path leads to, if that is anything.
  package init?(_ path: String) {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { return nil }
    self.init(record)
  }

  /// The record of a path itself, which may be a link.
  package init?(ofLink path: String) { self.init(ofLink: path, below: AT_FDCWD) }

  /// - Parameter folder: The open folder that a relative path begins in.
  init?(ofLink path: String, below folder: Int32) {
    var record = stat()
    guard unsafe fstatat(folder, path, &record, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.init(record)
  }

  /// The record of an open file or folder.
  init?(ofOpen descriptor: Int32) {
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { return nil }
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
    permissions = UInt32(record.st_mode) & 0o777
    (owner, group) = (record.st_uid, record.st_gid)
    nameCount = Int(record.st_nlink)
    device = UInt64(truncatingIfNeeded: record.st_dev)
    number = UInt64(truncatingIfNeeded: record.st_ino)
    byteCount = Int(record.st_size)
    #if canImport(Darwin)
      let written = record.st_mtimespec
    #else
      let written = record.st_mtim
    #endif
    modified = Int(written.tv_sec) &* 1_000_000_000 &+ Int(written.tv_nsec)
  }
}
