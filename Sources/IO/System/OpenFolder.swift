// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyAttributes

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A folder that is held open.
///
/// What is in it is reached from it, one name at a time and through no link unless that is asked for:
/// whatever somebody puts in its place, or in it, meanwhile.
package final class OpenFolder: Sendable {
  /// What it is opened for.
  package enum Purpose: Sendable {
    /// To be listed, too.
    case listing
    /// To reach what is in it: a folder that may be written to, and not be listed, is such a one.
    case reaching

    fileprivate var flags: Int32 {
      switch self {
      case .listing: O_RDONLY | O_DIRECTORY | O_CLOEXEC
      case .reaching:
        #if os(Linux)
          // O_PATH, which is a macro that Swift does not see.
          0o10_000_000 | O_DIRECTORY | O_CLOEXEC
        #else
          O_RDONLY | O_DIRECTORY | O_CLOEXEC
        #endif
      }
    }
  }

  private let descriptor: Int32
  private let purpose: Purpose

  /// Opens a folder, which may be a link itself; an empty path is the working directory.
  package convenience init(_ path: String, for purpose: Purpose) throws(SystemError) {
    try self.init(
      path.isEmpty ? "." : path, for: purpose, below: AT_FDCWD, followsLinks: true)
  }

  private init(
    _ name: String, for purpose: Purpose, below folder: Int32, followsLinks: Bool
  ) throws(SystemError) {
    self.purpose = purpose
    while true {
      let opened = unsafe openat(
        folder, name, followsLinks ? purpose.flags : purpose.flags | O_NOFOLLOW)
      if opened >= 0 {
        descriptor = opened
        return
      }
      if errno != EINTR { throw .last }
    }
  }

  deinit { SystemCall.close(descriptor) }

  /// What the system knows about it.
  package var record: FileRecord? { FileRecord(ofOpen: descriptor) }

  /// A folder right below it.
  ///
  /// - Parameters:
  ///   - followsLinks: Whether it may be a link.
  ///   - permissions: Of a folder that is made where there is nothing; `nil`: none is made.
  package func folder(
    _ name: String, followsLinks: Bool = false, making permissions: UInt32? = nil
  ) throws(SystemError) -> OpenFolder {
    do throws(SystemError) {
      return try OpenFolder(
        name, for: purpose, below: descriptor, followsLinks: followsLinks)
    } catch {
      guard error.kind == .missing, let permissions else { throw error }
      let isMade = unsafe mkdirat(descriptor, name, mode_t(permissions)) == 0
      guard isMade || errno == EEXIST else { throw .last }
      return try OpenFolder(
        name, for: purpose, below: descriptor, followsLinks: followsLinks)
    }
  }

  /// What is right below it by a name; a link is not followed.
  package func record(of name: String) -> FileRecord? {
    FileRecord(ofLink: name, below: descriptor)
  }

  /// Whether this user may write to a file right below it.
  package func mayWrite(to name: String) -> Bool {
    unsafe faccessat(descriptor, name, W_OK, 0) == 0
  }

  /// The names of all that is right below it, without `.` and `..`; those that are not UTF-8 have
  /// U+FFFD in them. None where it cannot be listed.
  package func names() -> [String] {
    let again = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // The stream closes it.
    guard again >= 0, let stream = unsafe fdopendir(again) else {
      if again >= 0 { SystemCall.close(again) }
      return []
    }
    defer { _ = unsafe closedir(stream) }
    return (try? unsafe SystemCall.entries(in: stream, path: ""))?.map(\.name) ?? []
  }

  /// Opens a file right below it to be read; a pipe is not waited for.
  package func file(_ name: String) -> OpenFile? {
    try? OpenFile(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, in: descriptor)
  }

  /// Makes a file right below it; nothing may be by that name.
  package func newFile(_ name: String, permissions: UInt32 = 0o666) throws(SystemError) -> OpenFile
  {
    try OpenFile(
      name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, in: descriptor, permissions: permissions)
  }

  /// A file right below it to append to, which is made if it is missing.
  package func appendingFile(_ name: String) throws(SystemError) -> OpenFile {
    try OpenFile(name, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, in: descriptor)
  }

  /// Where Linux shows the open files of a process, and lets them be named.
  private static let descriptors = "/proc/self/fd"

  /// A file without a name, which vanishes with the process; `nil` where there are none.
  package func namelessFile() -> OpenFile? {
    #if os(Linux)
      guard unsafe access(Self.descriptors, X_OK) == 0 else { return nil }
      // O_TMPFILE, which is a macro that Swift does not see.
      return try? OpenFile(".", 0o20_000_000 | O_DIRECTORY | O_WRONLY, in: descriptor)
    #else
      return nil
    #endif
  }

  /// Names a file that has none; fails where there is one by that name.
  package func name(_ file: OpenFile, _ name: String) throws(SystemError) {
    let source = Self.descriptors + "/\(file.descriptor)"
    guard unsafe linkat(AT_FDCWD, source, descriptor, name, AT_SYMLINK_FOLLOW) == 0 else {
      throw .last
    }
  }

  /// Gives a file another name, in place of what had it.
  package func rename(_ name: String, to other: String) throws(SystemError) {
    guard unsafe renameat(descriptor, name, descriptor, other) == 0 else { throw .last }
  }

  /// Removes a file or a link. Returns whether it was there.
  @discardableResult
  package func remove(_ name: String) -> Bool { unsafe unlinkat(descriptor, name, 0) == 0 }

  /// Removes a folder that is empty.
  package func removeFolder(_ name: String) {
    _ = unsafe unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Copies the times and extended attributes of a file right below it to another.
  package func copyAttributes(of name: String, to file: OpenFile) {
    guard let old = try? OpenFile(name, O_RDONLY | O_NOFOLLOW, in: descriptor) else { return }
    vattr_copy(old.descriptor, file.descriptor)
  }
}
