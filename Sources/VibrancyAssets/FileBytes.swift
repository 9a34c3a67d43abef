// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes of an open file, in portions; the file is closed when the value goes away.
///
/// An open file outlives its name: what replaces it while it is read is not seen.
public final class FileBytes {
  private let descriptor: Int32
  private let path: String
  private static let portion = 256 * 1024

  /// Opens a file.
  ///
  /// - Throws: `AssetError` if it is missing, forbidden, a folder, a loop of links.
  public init(path: String) throws(AssetError) {
    descriptor = try SystemCall.openForReading(path)
    self.path = path
  }

  /// Takes over the standard input of the process, from where it stands.
  ///
  /// - Parameter name: What errors call it.
  public init(standardInputAs name: String) { (descriptor, path) = (0, name) }

  deinit {
    // The number must not become another file's.
    if descriptor != 0 { SystemCall.close(descriptor) }
  }

  /// Whether opening a path again starts from the beginning; a pipe's bytes come only once.
  public static func startsOver(_ path: String) -> Bool {
    (try? SystemCall.status(of: path).kind) == .file
  }

  /// The next bytes; none at the end.
  ///
  /// - Throws: `AssetError`: a folder, or what the system reports.
  public func next() throws(AssetError) -> [UInt8] {
    try SystemCall.read(descriptor, count: Self.portion, path: path)
  }
}
