// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

extension FileBytes {
  /// The bytes of a file, at most as many as asked for.
  ///
  /// - Throws: `AssetError`: also if it is no file, so that nothing waits for a pipe.
  static func all(
    of path: String, limit: Int, within root: Root? = nil
  ) throws(AssetError) -> [UInt8] {
    try allTold(of: path, limit: limit, within: root).bytes
  }

  /// As `all(of:limit:within:)`, with whether they lie outside, so that no error quotes them.
  static func allTold(
    of path: String, limit: Int, within root: Root?
  ) throws(AssetError) -> (bytes: [UInt8], isOutside: Bool) {
    switch try SystemCall.status(of: path).kind {
    case .file: break
    case .folder: throw AssetError(path: path, problem: .folder)
    case .other: throw AssetError(path: path, problem: .special)
    }
    let file = try FileBytes(path: path, within: root)
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let part = try file.next()
      if part.isEmpty { break }
      bytes += part
    }
    return (bytes.count > limit ? Array(bytes[..<limit]) : bytes, file.isOutside)
  }
}
