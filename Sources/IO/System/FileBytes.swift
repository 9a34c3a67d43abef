// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes of an open file, in portions; the file is closed when the value goes away.
///
/// An open file outlives its name: what replaces it while it is read is not seen.
package final class FileBytes {
  private let descriptor: Int32
  private let path: String
  /// Whether it lies outside of what it was looked for in.
  package let isOutside: Bool
  /// How many bytes are read at once: no more than the file seems to have.
  private var portion = 256 * 1024

  /// Opens a file.
  ///
  /// - Throws: `FileError` if it is missing, forbidden, a folder, a loop of links.
  package init(path: String) throws(FileError) {
    descriptor = try SystemCall.openForReading(path)
    (self.path, isOutside) = (path, false)
  }

  /// Opens what is found or named inside an input; `nil`: what somebody named.
  ///
  /// - Throws: As by path alone; also what is not a file, or leads outside.
  package init(path: String, within root: Root?) throws(FileError) {
    guard let root else {
      descriptor = try SystemCall.openForReading(path)
      (self.path, isOutside) = (path, false)
      return
    }
    let opened = try SystemCall.openForReading(path, waitsForPipes: false)
    do throws(FileError) {
      let status = try SystemCall.status(ofOpen: opened, path: path)
      switch status.kind {
      // One byte more, so that one that grows is noticed.
      case .file: portion = min(portion, max(status.byteCount, 4095) + 1)
      case .folder: throw FileError(path: path, problem: .folder)
      case .other: throw FileError(path: path, problem: .special)
      }
      isOutside = !root.holds(opened, openedAt: path)
      if isOutside, !root.followsOutside { throw root.outside(path) }
    } catch {
      SystemCall.close(opened)
      throw error
    }
    (descriptor, self.path) = (opened, path)
  }

  /// Takes over the standard input of the process, from where it stands.
  ///
  /// - Parameter name: What errors call it.
  package init(standardInputAs name: String) { (descriptor, path, isOutside) = (0, name, false) }

  deinit {
    // The number must not become another file's.
    if descriptor != 0 { SystemCall.close(descriptor) }
  }

  /// Whether opening a path again starts from the beginning; a pipe's bytes come only once.
  package static func startsOver(_ path: String) -> Bool {
    (try? SystemCall.status(of: path).kind) == .file
  }

  /// How many bytes are left; `nil` if that cannot be known, as of a pipe.
  package var bytesLeft: Int? { SystemCall.bytesLeft(of: descriptor) }

  /// All bytes that are left.
  ///
  /// - Parameter limit: The most there may be. What a file has too many is not read.
  /// - Returns: `nil` if there are more.
  /// - Throws: As `next()`.
  package func rest(limit: Int) throws(FileError) -> [UInt8]? {
    let expected = bytesLeft ?? 0
    guard expected <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while bytes.count <= limit {
      let part = try next()
      if part.isEmpty { return bytes }
      bytes += part
    }
    return nil
  }

  /// The next bytes; none at the end.
  ///
  /// - Throws: `FileError`: a folder, or what the system reports.
  package func next() throws(FileError) -> [UInt8] {
    try next(atMost: portion)
  }

  /// As `next()`, of a portion of one's own.
  package func next(atMost count: Int) throws(FileError) -> [UInt8] {
    try SystemCall.read(descriptor, count: count, path: path)
  }
}

extension FileBytes {
  /// The bytes of a file, at most as many as asked for.
  ///
  /// - Throws: `FileError`: also if it is not a file, so that nothing waits for a pipe.
  package static func all(
    of path: String, limit: Int, within root: Root? = nil
  ) throws(FileError) -> [UInt8] {
    try contents(of: path, limit: limit, within: root).bytes
  }

  /// As `all(of:limit:within:)`, with whether they lie outside, so that no error quotes them.
  package static func contents(
    of path: String, limit: Int, within root: Root?
  ) throws(FileError) -> (bytes: [UInt8], isOutside: Bool) {
    // Inside a root it is asked of the open file.
    if root == nil {
      switch try SystemCall.status(of: path).kind {
      case .file: break
      case .folder: throw FileError(path: path, problem: .folder)
      case .other: throw FileError(path: path, problem: .special)
      }
    }
    let file: FileBytes
    do throws(FileError) { file = try FileBytes(path: path, within: root) } catch {
      // What is missing may be a link that leads nowhere.
      if error.problem == .missing { _ = try SystemCall.status(of: path) }
      throw error
    }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try file.next()
      if part.isEmpty { break }
      if bytes.isEmpty { bytes = part } else { bytes += part }
    }
    return (bytes.count > limit ? Array(bytes[..<limit]) : bytes, file.isOutside)
  }
}
