// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Finds a program as a shell does.
enum HelperSearch {
  /// `PATH`; where Homebrew puts things, besides: build systems on a Mac leave that out.
  static let standardPath: String = {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? "/usr/bin:/bin"
    #if os(Linux)
      return path
    #else
      return path + ":/opt/homebrew/bin:/usr/local/bin"
    #endif
  }()

  /// Where a program is; `nil` if no folder has it.
  ///
  /// An empty or relative entry is passed over: it would run what lies beside the art.
  static func path(of name: String, in searchPath: String) -> String? {
    for folder in searchPath.utf8.split(separator: UInt8(ascii: ":")) {
      let path = "\(Substring(folder))/\(name)"
      if path.utf8.first == UInt8(ascii: "/"), isProgram(path) { return path }
    }
    return nil
  }

  private static func isProgram(_ path: String) -> Bool {
    var record = stat()
    guard unsafe stat(path, &record) == 0, record.st_mode & S_IFMT == S_IFREG else { return false }
    return unsafe access(path, X_OK) == 0
  }

  /// What the system calls an error.
  static func text(of code: Int32) -> String {
    if code == EAGAIN { return "no more processes may be started (ulimit -u)" }
    if code == EMFILE { return "no more files may be open (ulimit -n)" }
    guard let text = unsafe strerror(code) else { return "system error \(code)" }
    return unsafe String(cString: text)
  }
}
