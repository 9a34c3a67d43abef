// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that is held open, and closed with this value.
package final class OpenFile: Sendable {
  let descriptor: Int32

  deinit { SystemCall.close(descriptor) }

  /// Opens a file below a folder; again where a signal interrupts it, as one may where a disk is slow
  /// or far.
  ///
  /// - Parameter permissions: Of a file that is made, as far as the process's mask lets them.
  init(
    _ path: String, _ flags: Int32, in folder: Int32 = AT_FDCWD, permissions: UInt32 = 0o666
  ) throws(SystemError) {
    while true {
      let opened = unsafe openat(folder, path, flags | O_CLOEXEC, mode_t(permissions))
      if opened >= 0 {
        descriptor = opened
        return
      }
      if errno != EINTR { throw .last }
    }
  }

  /// Opens what is there to be written to: a device, a pipe or a stream, which stays what it is.
  package convenience init(writingTo path: String) throws(SystemError) {
    try self.init(path, O_WRONLY)
  }

  /// Makes a file; nothing may be by that name.
  package convenience init(making path: String, permissions: UInt32) throws(SystemError) {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: permissions)
  }

  /// What the system knows about it.
  package var record: FileRecord? { FileRecord(ofOpen: descriptor) }

  /// Writes all bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let (taken, code) = SystemCall.write(descriptor, rest)
      if code == EINTR { continue }
      guard code == 0 else { throw SystemError(code: code) }
      guard taken > 0 else { throw .inputOutput }
      rest = rest.dropFirst(taken)
    }
  }

  /// Writes bytes in one call, so that those of several threads cannot get into each other.
  package func writeAtOnce(_ bytes: [UInt8]) throws(SystemError) {
    while true {
      let (taken, code) = SystemCall.write(descriptor, bytes[...])
      if code == EINTR { continue }
      guard code == 0 else { throw SystemError(code: code) }
      guard taken == bytes.count else { throw .noSpace }
      return
    }
  }

  /// The first bytes of a file that is that long; `nil` where it is shorter or cannot be read.
  package func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = try? SystemCall.read(descriptor, count: count - bytes.count, path: "")
      guard let part, !part.isEmpty else { return nil }
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return bytes
  }

  /// Cuts off what is behind some bytes.
  package func truncate(to count: Int) { _ = ftruncate(descriptor, off_t(count)) }

  /// Sets when it was written to now.
  package func touch() { _ = futimens(descriptor, nil) }

  /// Asks whether all that was written is kept.
  ///
  /// A disk that is far away may say only when a file is closed that it has no room; by then the file
  /// would have its name. Closing a second number of the same file asks just that.
  ///
  /// - Source: close(2), on the errors of `write`
  package func checkKept() throws(SystemError) {
    let other = dup(descriptor)
    // Where there is no number left, the file is as good as it would be without asking.
    guard other >= 0 else { return }
    let code = SystemCall.closed(other)
    guard code == 0 || code == EINTR else { throw SystemError(code: code) }
  }

  /// Takes on the owner and the permissions of another file, as far as this user may.
  package func take(ownerAndPermissionsOf other: FileRecord) {
    // Only root may give a file away; changing the owner may take permissions off.
    _ = fchown(descriptor, other.owner, other.group)
    take(permissionsOf: other)
  }

  /// Takes on the permissions of another file.
  func take(permissionsOf other: FileRecord) { _ = fchmod(descriptor, mode_t(other.permissions)) }
}
