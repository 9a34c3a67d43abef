// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import Vibrancy

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that appears whole or not at all, replacing what was there.
///
/// Where the system has files without a name, an unfinished one vanishes with the process;
/// elsewhere it has a hidden name beside the result until it is renamed.
final class FileSink: ByteSink {
  private let path: String
  private let draft: String
  private var descriptor: Int32 = -1
  private var isNameless = false

  /// A file to be; nothing is touched yet. Its folder must exist by the first write.
  init(path: String) {
    self.path = path
    let folder = FileSystem.folder(of: path)
    let name = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
    // Long names stay within the system's limit of 255 bytes.
    let stem = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    let prefix = folder.isEmpty && !path.hasPrefix("/") ? "" : folder + "/"
    draft = "\(prefix).\(stem).\(getpid()).draft"
  }

  deinit { abandon() }

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    if descriptor < 0 { try create() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, buffer)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the file its name, and the permissions of the one it replaces.
  func commit() throws(ByteStreamError) {
    if descriptor < 0 { try create() }
    if let permissions = FileSystem.permissions(path) { _ = fchmod(descriptor, permissions) }
    if isNameless {
      _ = unsafe unlink(draft)
      let source = "/proc/self/fd/\(descriptor)"
      guard unsafe linkat(AT_FDCWD, source, AT_FDCWD, draft, AT_SYMLINK_FOLLOW) == 0 else {
        throw failure()
      }
    }
    guard unsafe rename(draft, path) == 0 else {
      let error = failure()
      _ = unsafe unlink(draft)
      throw error
    }
    _ = close(descriptor)
    descriptor = -1
  }

  /// Leaves nothing behind.
  func abandon() {
    guard descriptor >= 0 else { return }
    _ = close(descriptor)
    descriptor = -1
    if !isNameless { _ = unsafe unlink(draft) }
  }

  private func create() throws(ByteStreamError) {
    #if os(Linux)
      let folder = FileSystem.folder(of: path)
      let place = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
      // O_TMPFILE, which is a macro that Swift does not see.
      descriptor = unsafe open(place, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o666)
      isNameless = descriptor >= 0
    #endif
    if descriptor < 0 {
      _ = unsafe unlink(draft)
      descriptor = unsafe open(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw failure() }
  }

  private func failure() -> ByteStreamError {
    ByteStreamError(reason: FileSystem.text(errno))
  }

  private static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
