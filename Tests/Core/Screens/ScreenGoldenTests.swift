// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyScreens
import VibrancyTestSupport
import VibrancyVocabulary

/// Screens against the pictures in `Fixtures/Screens`, which only `scripts/record-golden` writes.
@Suite struct ScreenGoldenTests {
  /// The largest difference allowed, in codes of 255.
  private static let tolerance = 1

  private static let records: Bool = {
    let environment = ProcessInfo.processInfo.environment
    // Nobody looks at what a CI records.
    return environment["VIBRANCY_RECORD_GOLDEN"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  /// Of each widget and family the first preview.
  private static func cast(_ id: ScreenID) -> [ScreenInput] {
    let names = ["Weather", "Charge", "Postcard"]
    var seen: Set<String> = []
    return names.flatMap { InputQuery(paths: [Fixture.path("Widgets/\($0)")]).inputs().inputs }
      .compactMap { input in
        guard let family = input.widget?.form.family, id.families.contains(family),
          seen.insert("\(input.path) \(family)").inserted
        else { return nil }
        return ScreenInput(input, as: family)
      }
  }

  @Test("a screen is as recorded", arguments: ScreenID.allCases)
  func recorded(_ id: ScreenID) async throws {
    var request = ScreenRequest(id, Scene(id.place, wallpaper: .vivid))
    request.presentation.scale = 1
    let drawn = await ScreenMaker(PreviewMaker()).screen(request, with: Self.cast(id), jobs: 2)
    #expect(drawn.errors.isEmpty && !drawn.placed.isEmpty)
    let sink = MemorySink()
    try drawn.write(to: sink, compression: .small)
    let file = URL(filePath: Fixture.path("Screens/\(id.rawValue).png"))
    if Self.records {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(sink.bytes).write(to: file, options: .atomic)
      // A run that records proves nothing.
      Issue.record("recorded \(file.lastPathComponent); look at it")
      return
    }
    let stored = [UInt8](try Data(contentsOf: file))
    let expected = try StraightImage.decodePNG(BytesInMemory(stored)).image
    let actual = try StraightImage.decodePNG(BytesInMemory(sink.bytes)).image
    #expect(expected.size == actual.size)
    guard case .eight(let old) = expected.samples, case .eight(let new) = actual.samples,
      old.count == new.count
    else { return }
    let differing = old.indices.count { abs(Int(old[$0]) - Int(new[$0])) > Self.tolerance }
    if differing > 0 { Attachment.record(sink.bytes, named: "\(id.rawValue).actual.png") }
    #expect(differing == 0)
  }
}
