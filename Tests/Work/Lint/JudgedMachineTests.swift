// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Vibrancy
import VibrancyTestSupport

/// Art is judged where the machines of its target show it.
@Suite struct JudgedMachineTests {
  /// The scenes of what is found of dark ink in a widget of a target.
  private func scenes(
    _ platform: String, _ family: String, idiom: String = "universal"
  ) async throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.writeExtension(on: platform)
    try folder.write(
      "Extension/Widget.swift",
      Array(
        """
        import SwiftUI
        import WidgetKit
        @main struct Shown: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "", provider: Provider()) { _ in Image("glyph") }
              .supportedFamilies([\(family)])
          }
        }
        """.utf8))
    try folder.write(
      "Extension/Art.xcassets/glyph.imageset/Contents.json",
      Array("{images: [{filename: 'a.png', idiom: '\(idiom)', scale: '2x'}]}".utf8))
    let art = StraightImage.drawn(80, 80) { x, y in
      (20...60).contains(x) && (20...60).contains(y) ? (20, 20, 20, 255) : (0, 0, 0, 0)
    }
    try folder.write("Extension/Art.xcassets/glyph.imageset/a.png", try encodePNG(art))
    let report = await Linter().lint(at: [folder.path])
    #expect(report.summary.judged > 0)
    return Set((report.findings + report.undetermined).compactMap(\.scene))
  }

  @Test func `a watch's target is judged on faces and in the Smart Stack`() async throws {
    for idiom in ["universal", "watch"] {
      let found = try await scenes("watchOS", ".accessoryRectangular", idiom: idiom)
      #expect(found.contains(Place.watchFullColor.rawValue))
      #expect(found.contains(Place.watchSmartStack.rawValue))
      #expect(found.allSatisfy { $0.hasPrefix("watch-") })
    }
  }

  @Test func `a Mac's target is judged on the desktop, an iPhone's as before`() async throws {
    for idiom in ["universal", "mac"] {
      let found = try await scenes("macOS", ".systemSmall", idiom: idiom)
      #expect(found == [Place.macDesktopReceded.rawValue])
    }
    let found = try await scenes("iOS", ".accessoryCircular")
    #expect(found == [Place.lockScreen.rawValue])
  }
}
