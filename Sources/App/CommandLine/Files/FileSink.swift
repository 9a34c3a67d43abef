// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

internal import CVibrancyAttributes
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
/// elsewhere it has a hidden name beside the result until it is renamed. A link in the result's
/// place is replaced, not followed.
final class FileSink: ByteSink {
  /// The path as the user knows it.
  let path: String
  /// Where it goes; `nil`: to a device, a pipe or a stream, which stays what it is.
  private let place: (folder: OutputFolder, name: String)?
  private let draft: String
  private var descriptor: Int32 = -1
  private var isNameless = false
  /// How many bytes were written.
  private(set) var byteCount = 0
  /// Whether the file keeps the times and extended attributes of the one that it replaces.
  var keepsAttributes = false

  /// Where Linux shows the open files of a process, and lets them be named.
  private static let descriptors = "/proc/self/fd"

  /// A file to be. Its folder is opened, and made if it is missing.
  init(_ file: OutputFile) throws(CommandError) {
    path = file.path
    place = file.isStream ? nil : try file.opened()
    // Long names stay within the system's limit of 255 bytes; others may begin with the same 200.
    let stem = String(decoding: (place?.name ?? "").utf8.prefix(200), as: UTF8.self)
    let tag = String(UInt64.random(in: 0 ... .max), radix: 36)
    draft = ".\(stem).\(tag).draft"
  }

  /// What its place has now; a link is not followed.
  var replaced: FileRecord? { place.flatMap { $0.folder.record(of: $0.name) } }

  /// Refuses a place that has something else than a file that may be replaced.
  func checkReplaceable() throws(CommandError) {
    guard let place else { return }
    if replaced?.kind == .folder {
      throw CommandError("\(path): is a folder; remove it or write elsewhere")
    }
    try place.folder.checkReplaceable(place.name, as: path)
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
      byteCount += count
    }
  }

  /// Gives the file its name, and the owner and permissions of the one it replaces.
  func commit() throws(ByteStreamError) {
    if descriptor < 0 { try create() }
    try checkKept()
    guard let place else {
      _ = close(descriptor)
      descriptor = -1
      return
    }
    if let replaced, replaced.kind == .file {
      // Only root may give a file away; changing the owner may take permissions off.
      _ = fchown(descriptor, replaced.owner, replaced.group)
      _ = fchmod(descriptor, replaced.permissions)
      if keepsAttributes { copyAttributes(from: place.name, in: place.folder.descriptor) }
    }
    try name(place.name, in: place.folder.descriptor)
    _ = close(descriptor)
    descriptor = -1
  }

  private func copyAttributes(from name: String, in folder: Int32) {
    let old = Self.opened(name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC, in: folder)
    guard old >= 0 else { return }
    vattr_copy(old, descriptor)
    _ = close(old)
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

  private func name(_ name: String, in folder: Int32) throws(ByteStreamError) {
    if isNameless {
      // Without a draft nothing is left over, whenever the process is killed.
      if link(to: name, in: folder) { return }
      guard errno == EEXIST, link(to: draft, in: folder) else { throw failure() }
    }
    guard unsafe renameat(folder, draft, folder, name) == 0 else {
      let error = failure()
      _ = unsafe unlinkat(folder, draft, 0)
      throw error
    }
  }

  /// Names a file that has none; fails where there is one by that name.
  private func link(to name: String, in folder: Int32) -> Bool {
    let source = Self.descriptors + "/\(descriptor)"
    return unsafe linkat(AT_FDCWD, source, folder, name, AT_SYMLINK_FOLLOW) == 0
  }

  /// Leaves nothing behind.
  func abandon() {
    guard descriptor >= 0 else { return }
    _ = close(descriptor)
    descriptor = -1
    if let place, !isNameless { _ = unsafe unlinkat(place.folder.descriptor, draft, 0) }
  }

  private func create() throws(ByteStreamError) {
    guard let folder = place?.folder.descriptor else {
      descriptor = Self.opened(path, O_WRONLY | O_CLOEXEC, in: AT_FDCWD)
      guard descriptor >= 0 else { throw failure() }
      return
    }
    #if os(Linux)
      if unsafe access(Self.descriptors, X_OK) == 0 {
        // O_TMPFILE, which is a macro that Swift does not see.
        descriptor = Self.opened(
          ".", 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, in: folder)
        isNameless = descriptor >= 0
      }
    #endif
    if descriptor < 0 {
      descriptor = Self.opened(
        draft, O_CREAT | O_EXCL | O_NOFOLLOW | O_WRONLY | O_CLOEXEC, in: folder)
    }
    guard descriptor >= 0 else { throw failure() }
  }

  /// As `openat`, of a file that everybody may use whom the process's mask lets; made again where a
  /// signal interrupts it, as one may where a disk is slow or far.
  private static func opened(_ path: String, _ flags: Int32, in folder: Int32) -> Int32 {
    while true {
      let descriptor = unsafe openat(folder, path, flags, 0o666)
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
  at file: OutputFile, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try write(file, describing: { "\($0)" }, body)
}

/// Writes a picture's file, which was named on the command line.
func writePicture(
  at path: String, _ body: (FileSink) throws(PNGError) -> Void
) throws(CommandError) {
  try writePicture(at: OutputFile(named: path), body)
}

/// Writes a text file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeText(_ text: String, at file: OutputFile) throws(CommandError) {
  try writeFile(Array(text.utf8), at: file)
}

/// Writes a text file, which was named on the command line.
func writeText(_ text: String, at path: String) throws(CommandError) {
  try writeText(text, at: OutputFile(named: path))
}

/// Writes a file whole, making its folder.
///
/// - Throws: A sentence that names the file.
func writeFile(_ bytes: [UInt8], at file: OutputFile) throws(CommandError) {
  try write(file, describing: unwritable) { sink throws(ByteStreamError) in try sink.write(bytes) }
}

/// Writes a file, which was named on the command line.
func writeFile(_ bytes: [UInt8], at path: String) throws(CommandError) {
  try writeFile(bytes, at: OutputFile(named: path))
}

private func write<Failure: Error>(
  _ file: OutputFile, describing sentence: (Failure) -> String,
  _ body: (FileSink) throws(Failure) -> Void
) throws(CommandError) {
  let sink = try FileSink(file)
  try sink.checkReplaceable()
  do throws(Failure) {
    try body(sink)
  } catch {
    sink.abandon()
    throw CommandError("\(file.path): \(sentence(error))")
  }
  try sink.committed()
}

private func unwritable(_ error: ByteStreamError) -> String {
  "cannot be written: \(error.reason)"
}

extension FileSink {
  /// Gives the file its name.
  ///
  /// - Throws: A sentence that names it.
  func committed() throws(CommandError) {
    do throws(ByteStreamError) {
      try commit()
    } catch {
      abandon()
      throw CommandError("\(path): \(unwritable(error))")
    }
  }
}

extension Input {
  /// Hands out all bytes, to be written.
  ///
  /// - Parameter file: Where they end, which is given up if anything fails.
  /// - Throws: A sentence that names what cannot be read or written.
  func copy(
    to file: FileSink, _ write: ([UInt8]) throws(ByteStreamError) -> Void
  ) throws(CommandError) {
    var failure: ByteStreamError?
    do throws(VibrancyError) {
      try forEachPortion(limit: .max) { bytes in
        do throws(ByteStreamError) {
          try write(bytes)
          return true
        } catch {
          failure = error
          return false
        }
      }
    } catch {
      file.abandon()
      throw CommandError("\(error)")
    }
    guard let failure else { return }
    file.abandon()
    throw CommandError("\(file.path): cannot be written: \(failure.reason)")
  }
}
