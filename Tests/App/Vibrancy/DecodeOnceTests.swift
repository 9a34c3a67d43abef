// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Vibrancy
import VibrancyTestSupport

@Suite struct DecodeOnceTests {
  /// A pipe with a name, which is gone once it was opened: a second reading fails.
  private func servedOnce(_ bytes: [UInt8]) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(component: "vibrancy-\(UUID().uuidString).png").path(percentEncoded: false)
    try #require(unsafe mkfifo(path, 0o600) == 0)
    // Opening waits for the reader; the art is smaller than a pipe, so writing does not wait.
    Thread.detachNewThread {
      let pipe = FileHandle(forWritingAtPath: path)
      try? FileManager.default.removeItem(atPath: path)
      try? pipe?.write(contentsOf: Data(bytes))
      try? pipe?.close()
    }
    return path
  }

  @Test func `every scene comes from one reading of the file`() throws {
    let bytes = try Fixture.bytes("Inputs/gauge.png")
    let scenes = Place.allCases.map { Scene($0, wallpaper: .vivid) }
    let rendering = try Simulator().render(
      Input(path: servedOnce(bytes)), in: scenes, as: Art.onSmallScreen)
    let direct = try Simulator().render(
      Input(pngData: bytes, name: "gauge.png"), in: scenes, as: Art.onSmallScreen)
    #expect(rendering.previews.count == 38)
    #expect(rendering.previews.map(\.pixels) == direct.previews.map(\.pixels))
    #expect(rendering.previews.map(\.scene.place) == Place.allCases)
  }

  @Test func `a batch reads each file once, too`() async throws {
    let bytes = try Fixture.bytes("Inputs/bolt.png")
    let inputs = try (0..<3).map { _ in Input(path: try servedOnce(bytes)) }
    let scenes = Place.standard().map { Scene($0) }
    let counts = await Simulator().render(inputs, in: scenes, jobs: 2) { _, result in
      (try? result.get().previews.map(\.pixels).count) ?? 0
    }
    #expect(counts == [3, 3, 3])
  }

  @Test func `a conversion reads once`() throws {
    let bytes = try Fixture.bytes("Inputs/bolt.png")
    let converted = try Simulator().convert(Input(path: servedOnce(bytes)), to: .grayscale)
    #expect(
      try converted
        == Simulator().convert(Input(pngData: bytes, name: "bolt.png"), to: .grayscale))
  }
}
