// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the command itself asks of the disk; inputs are read by the library.
enum FileSystem {
  /// Whether a path leads to something, a dangling link included.
  static func exists(_ path: String) -> Bool {
    var record = stat()
    return unsafe lstat(path, &record) == 0
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var record = stat()
    return unsafe stat(path, &record) == 0 && record.st_mode & S_IFMT == S_IFDIR
  }

  /// The permission bits of a file, if it is there.
  static func permissions(_ path: String) -> mode_t? {
    var record = stat()
    return unsafe stat(path, &record) == 0 ? record.st_mode & 0o777 : nil
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    guard unsafe mkdir(path, 0o777) != 0 else { return }
    let code = errno
    // Somebody else may have made it meanwhile.
    guard !isFolder(path) else { return }
    let reason = code == EEXIST ? "is a file, not a folder; name another folder" : text(code)
    throw CommandError("\(path): \(reason)")
  }

  /// Where a path really is, links in its folder resolved; for telling whether two are one.
  static func location(_ path: String) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return (resolved(folder) ?? folder) + "/" + name
  }

  /// A path without links, if it leads to something.
  static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The folder part of a path; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// How many processors there are, from 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What an error number means.
  static func text(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}
