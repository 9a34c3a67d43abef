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
