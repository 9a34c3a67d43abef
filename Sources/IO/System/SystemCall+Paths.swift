// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension SystemCall {
  /// Whether a folder can be listed and holds nothing, hidden entries included.
  package static func isEmptyFolder(_ path: String) -> Bool {
    guard let stream = unsafe opendir(path) else { return false }
    defer { _ = unsafe closedir(stream) }
    var count = 0
    // `.` and `..`, and one more.
    while count < 3, unsafe readdir(stream) != nil { count += 1 }
    return count < 3
  }

  /// Whether files may be made in a folder; an empty path is the working directory.
  package static func isWritableFolder(_ path: String) -> Bool {
    unsafe access(path.isEmpty ? "." : path, W_OK | X_OK) == 0
  }

  /// Whether a file is a program that may be run.
  package static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  /// Makes a folder.
  ///
  /// - Parameter permissions: As far as the process's mask lets them.
  package static func makeFolder(_ path: String, permissions: UInt32) throws(SystemError) {
    guard unsafe mkdir(path, mode_t(permissions)) == 0 else { throw .last }
  }

  /// Removes a folder that is empty.
  package static func removeFolder(_ path: String) { _ = unsafe rmdir(path) }

  /// Removes a folder with all in it; follows no link.
  package static func removeTree(_ folder: String) {
    var (open, found) = ([folder], [String]())
    while let path = open.popLast() {
      found.append(path)
      for entry in (try? entries(of: path)) ?? [] {
        let child = PathText.joined(path, entry.name)
        if unsafe unlink(child) != 0 { open.append(child) }
      }
    }
    for path in found.reversed() { _ = unsafe rmdir(path) }
  }

  /// Makes a link.
  package static func makeLink(_ path: String, to target: String) throws(SystemError) {
    guard unsafe symlink(target, path) == 0 else { throw .last }
  }

  /// Where a link leads, as it says; `nil`: it is not one, or does not say so in UTF-8.
  package static func target(ofLink path: String) -> String? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      filled = unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        unsafe max(0, readlink(path, $0, buffer.count))
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }

  /// The folder for what goes with the process: `TMPDIR`, else `/tmp`.
  package static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

  /// Makes a folder below `temporaryFolder` for this user alone, with a name that begins as given.
  package static func makeTemporaryFolder(named beginning: String) throws(SystemError) -> String {
    var template = Array(PathText.joined(temporaryFolder, "\(beginning).XXXXXX").utf8CString)
    let path = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: made)
    }
    guard let path else { throw .last }
    return path
  }

  /// The program that runs; `nil` where the system does not say.
  package static var programPath: String? {
    #if canImport(Darwin)
      var count = UInt32(PATH_MAX)
      let path = unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
        let isFound = unsafe buffer.withMemoryRebound(to: CChar.self) {
          unsafe _NSGetExecutablePath($0.baseAddress, &count) == 0
        }
        filled = isFound ? unsafe buffer.firstIndex(of: 0) ?? 0 : 0
      }
      return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
