// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

/// The sample catalog, and copies of it to be changed.
final class SampleCatalog {
  /// The committed one.
  static let path = Fixture.path("Catalogs/Sample.xcassets")

  /// The copy.
  let path: String
  private let folder: URL

  /// A copy in a folder of its own, removed with the value.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(component: "vibrancy-\(UUID().uuidString)")
    let copy = folder.appending(component: "Sample.xcassets")
    path = copy.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(filePath: Self.path), to: copy)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the copy, and the folders above it.
  func write(_ name: String, _ text: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The one input of the committed catalog that is called this.
  static func input(_ name: String) throws -> Input {
    let found = InputQuery(paths: [path]).inputs().inputs.filter { $0.name == name }
    try #require(found.count == 1, "\(name)")
    return found[0]
  }

  /// The pixels of one of them in a place.
  static func pixels(
    _ name: String, in scene: Scene, scale: Int? = nil
  ) throws -> StraightImage {
    var presentation = Art.onSmallScreen
    presentation.scale = scale
    return try Simulator().render(input(name), in: scene, as: presentation).pixels
  }
}
