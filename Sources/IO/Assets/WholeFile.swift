// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import VibrancySystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes files that appear whole or not at all.
package enum WholeFile {
  /// Writes a file, replacing the one that is there, whose permissions it keeps. Its folder must
  /// exist.
  ///
  /// A link in its place is replaced, not followed. A device or a pipe is written to and stays what
  /// it is.
  ///
  /// - Throws: `FileWritingError`, with what was there unchanged.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    var record = stat()
    let isThere = unsafe lstat(path, &record) == 0
    let kind = record.st_mode & S_IFMT
    if isThere, kind == S_IFDIR { throw FileWritingError(EISDIR) }
    if isThere, kind != S_IFREG, kind != S_IFLNK {
      try close(writing(bytes, into: opened(path, O_WRONLY | O_CLOEXEC)))
      return
    }
    let (folder, name) = parts(of: path)
    // Long names stay within the system's limit of 255 bytes.
    let stem = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    let draft = "\(folder).\(stem).\(String(UInt64.random(in: 0 ... .max), radix: 36)).draft"
    let file = try opened(draft, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC)
    do throws(FileWritingError) {
      _ = try writing(bytes, into: file)
      if isThere, kind == S_IFREG { _ = fchmod(file, record.st_mode & 0o7777) }
      try close(file)
      guard unsafe rename(draft, path) == 0 else { throw FileWritingError(errno) }
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
  }

  /// The folder with its `/`, empty for the working directory, and the name in it.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }

  private static func opened(_ path: String, _ flags: Int32) throws(FileWritingError) -> Int32 {
    while true {
      let file = unsafe open(path, flags, 0o666)
      if file >= 0 { return file }
      if errno != EINTR { throw FileWritingError(errno) }
    }
  }

  /// Writes all bytes; closes the file if that fails.
  private static func writing(
    _ bytes: [UInt8], into file: Int32
  ) throws(FileWritingError) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let code = count < 0 ? errno : EIO
        SystemCall.close(file)
        throw FileWritingError(code)
      }
      rest = rest.dropFirst(count)
    }
    return file
  }

  private static func write(_ file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(file, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(file, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Closes a file, when a disk that is far away may report that it has no room.
  private static func close(_ file: Int32) throws(FileWritingError) {
    #if canImport(Glibc)
      let result = Glibc.close(file)
    #elseif canImport(Musl)
      let result = Musl.close(file)
    #else
      let result = Darwin.close(file)
    #endif
    if result != 0, errno != EINTR { throw FileWritingError(errno) }
  }
}

/// Why a file could not be written.
package struct FileWritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system's number of the error.
  package let code: Int32

  init(_ code: Int32) { self.code = code }

  /// As the system puts it: `No space left on device`.
  package var description: String { SystemCall.text(code) }
}
