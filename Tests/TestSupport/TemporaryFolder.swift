// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of its own for one test, removed with the value.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "vibrancy-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  package func write(_ name: String, _ bytes: [UInt8] = []) throws {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    waitUntilClosed(url.path(percentEncoded: false))
  }

  /// Writes the project file of an extension whose sources lie in `Extension`.
  package func writeExtension(on platform: String) throws {
    let text = """
      targets:
        Extension:
          type: app-extension
          platform: \(platform)
          sources: [Extension]
      """
    try write("project.yml", Array(text.utf8))
  }

  /// Copies a folder of the fixtures to where no repository or project is around it; its path there.
  package func copy(fixture name: String) throws -> String {
    let copy = path + "/" + name
    try FileManager.default.copyItem(atPath: Fixture.path(name), toPath: copy)
    return copy
  }

  /// Puts a file in another's place, as an editor does when it saves.
  package func replace(_ name: String, with other: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
    try FileManager.default.moveItem(atPath: path + "/" + other, toPath: path + "/" + name)
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }
}

/// Waits until nobody has a file open to write. A process that another test starts holds what was open
/// at that moment until it runs its program; only then is the file closed, and its watchers notified.
package func waitUntilClosed(_ path: String) {
  #if os(Linux)
    for _ in 0..<1000 {
      let file = unsafe open(path, O_RDONLY)
      guard file >= 0 else { return }
      defer { close(file) }
      // A lease to read is given where nobody writes. Not every file system has leases.
      if fcntl(file, leases, F_RDLCK) == 0 {
        _ = fcntl(file, leases, F_UNLCK)
        return
      }
      if errno != EAGAIN { return }
      usleep(5000)
    }
  #endif
}

#if os(Linux)
  /// `F_SETLEASE`, which is not a standard's.
  private let leases: Int32 = 1024
#endif
