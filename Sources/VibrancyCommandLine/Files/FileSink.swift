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
  /// Whether the path is a device, a pipe or a stream, which is written to and stays what it is.
  private let isStream: Bool

  /// Where Linux shows the open files of a process, and lets them be named.
  private static let descriptors = "/proc/self/fd"

  /// A file to be; nothing is touched yet. Its folder must exist by the first write.
  init(path: String) {
    self.path = path
    // Long names stay within the system's limit of 255 bytes; others may begin with the same 200.
    let stem = String(decoding: FileSystem.lastName(of: path).utf8.prefix(200), as: UTF8.self)
    let tag = String(UInt64.random(in: 0 ... .max), radix: 36)
    isStream =
      ["/dev/", "/proc/"].contains { path.hasPrefix($0) } || FileRecord(path)?.kind == .other
    draft = FileSystem.joined(FileSystem.folder(of: path), ".\(stem).\(tag).draft")
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

  /// Gives the file its name, and the owner and permissions of the one it replaces.
  func commit() throws(ByteStreamError) {
    if descriptor < 0 { try create() }
    try checkKept()
    if isStream {
      _ = close(descriptor)
      descriptor = -1
      return
    }
    if let replaced = FileRecord(ofLink: path), replaced.kind == .file {
      // Only root may give a file away; changing the owner may take permissions off.
      _ = fchown(descriptor, replaced.owner, replaced.group)
      _ = fchmod(descriptor, replaced.permissions)
    }
    try name()
    _ = close(descriptor)
    descriptor = -1
  }

  /// Asks whether all that was written is kept.
  ///
  /// A disk that is far away may say only when a file is closed that it has no room; by then the file
  /// would have its name. Closing a second number of the same file asks just that.
  ///
  /// - Source: close(2), on the errors of `write`
  private func checkKept() throws(ByteStreamError) {
    let other = dup(descriptor)
    // Where there is no number left, the file is as good as it would be without asking.
    guard other >= 0, close(other) != 0, errno != EINTR else { return }
    throw failure()
  }

  private func name() throws(ByteStreamError) {
    if isNameless {
      // Without a draft nothing is left over, whenever the process is killed.
      if link(to: path) { return }
      guard errno == EEXIST, link(to: draft) else { throw failure() }
    }
    guard unsafe rename(draft, path) == 0 else {
      let error = failure()
      _ = unsafe unlink(draft)
      throw error
    }
  }

  /// Names a file that has none; fails where there is one by that name.
  private func link(to name: String) -> Bool {
    let source = Self.descriptors + "/\(descriptor)"
    return unsafe linkat(AT_FDCWD, source, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Leaves nothing behind.
  func abandon() {
    guard descriptor >= 0 else { return }
    _ = close(descriptor)
    descriptor = -1
    if !isNameless, !isStream { _ = unsafe unlink(draft) }
  }

  private func create() throws(ByteStreamError) {
    if isStream {
      descriptor = Self.opened(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure() }
      return
    }
    #if os(Linux)
      if unsafe access(Self.descriptors, X_OK) == 0 {
        let folder = FileSystem.folder(of: path)
        let place = folder.isEmpty ? "." : folder
        // O_TMPFILE, which is a macro that Swift does not see.
        descriptor = Self.opened(place, 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC)
        isNameless = descriptor >= 0
      }
    #endif
    if descriptor < 0 {
      descriptor = Self.opened(draft, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw failure() }
  }

  /// As `open`, of a file that everybody may use whom the process's mask lets; made again where a
  /// signal interrupts it, as one may where a disk is slow or far.
  private static func opened(_ path: String, _ flags: Int32) -> Int32 {
    while true {
      let descriptor = unsafe open(path, flags, 0o666)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
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

/// Passes bytes on, and keeps them as long as they are few.
final class KeepingSink: ByteSink {
  private let sink: FileSink
  private let limit: Int
  /// Everything written so far; `nil`: it was too much.
  private(set) var bytes: [UInt8]? = []

  /// - Parameter limit: The most bytes that are kept.
  init(_ sink: FileSink, limit: Int) { (self.sink, self.limit) = (sink, limit) }

  func write(_ bytes: [UInt8]) throws(ByteStreamError) {
    if let kept = self.bytes?.count {
      if kept + bytes.count <= limit { self.bytes? += bytes } else { self.bytes = nil }
    }
    try sink.write(bytes)
  }
}

/// Writes a picture's file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writePicture(
  at path: String, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try writeFile(at: path, telling: { "\($0)" }, body)
}

/// Writes a text file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeText(_ text: String, at path: String) throws(CommandError) {
  try writeFile(Array(text.utf8), at: path)
}

/// Writes a file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeFile(_ bytes: [UInt8], at path: String) throws(CommandError) {
  try writeFile(at: path, telling: unwritable) { sink throws(ByteStreamError) in
    try sink.write(bytes)
  }
}

private func writeFile<Failure: Error>(
  at path: String, telling sentence: (Failure) -> String,
  _ body: (FileSink) throws(Failure) -> Void
) throws(CommandError) {
  try FileSystem.makeFolder(FileSystem.folder(of: path))
  if FileSystem.isFolder(path) {
    throw CommandError("\(path): is a folder; remove it or write elsewhere")
  }
  try FileSystem.checkReplaceable(path, as: path)
  let sink = FileSink(path: path)
  do throws(Failure) {
    try body(sink)
  } catch {
    sink.abandon()
    throw CommandError("\(path): \(sentence(error))")
  }
  try sink.committed(as: path)
}

private func unwritable(_ error: ByteStreamError) -> String {
  "cannot be written: \(error.reason)"
}

extension FileSink {
  /// Gives the file its name.
  ///
  /// - Throws: A sentence that names `path`.
  func committed(as path: String) throws(CommandError) {
    do throws(ByteStreamError) {
      try commit()
    } catch {
      abandon()
      throw CommandError("\(path): \(unwritable(error))")
    }
  }
}
