// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

/// Writes files that appear whole or not at all.
package enum WholeFile {
  /// Writes a file, replacing the one that is there, whose permissions it keeps. Its folder must
  /// exist.
  ///
  /// A link in its place is replaced, not followed. A device or a pipe is written to and stays what
  /// it is.
  ///
  /// - Throws: `SystemError`, with what was there unchanged.
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let replaced = FileRecord(ofLink: path)
    switch replaced?.kind {
    case .folder: throw .isFolder
    case .other:
      let stream = try OpenFile(writingTo: path)
      try stream.write(bytes)
      try stream.checkKept()
      return
    case .file, .link, nil: break
    }
    let (folder, name) = parts(of: path)
    let open = try OpenFolder(folder, for: .reaching)
    // Long names stay within the system's limit of 255 bytes.
    let stem = String(decoding: name.utf8.prefix(200), as: UTF8.self)
    let draft = ".\(stem).\(String(UInt64.random(in: 0 ... .max), radix: 36)).draft"
    let file = try open.newFile(draft)
    do throws(SystemError) {
      try file.write(bytes)
      if let replaced, replaced.kind == .file { file.take(permissionsOf: replaced) }
      try file.checkKept()
      try open.rename(draft, to: name)
    } catch {
      open.remove(draft)
      throw error
    }
  }

  /// The folder with its `/`, empty for the working directory, and the name in it.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }
}
