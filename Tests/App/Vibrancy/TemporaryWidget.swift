// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder with a widget description, removed with the value.
final class TemporaryWidget {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder's path.
  var path: String { folder.path }

  /// The description's path.
  var descriptionPath: String { folder.appending(path: "One.widget.json").path }

  /// Writes a source of Swift.
  func write(source: String) throws {
    try Data(source.utf8).write(to: folder.appending(path: "One.swift"))
  }

  /// Writes the description, and a copy of a picture as `art.png`.
  func write(_ text: String, picture: String?) throws {
    try Data(text.utf8).write(to: URL(filePath: descriptionPath))
    guard let picture else { return }
    try FileManager.default.copyItem(
      at: URL(filePath: picture), to: folder.appending(path: "art.png"))
  }
}
