// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPNG
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// Pictures that catalogs have for one machine alone, in widgets of targets for it.
@Suite struct PlatformPictureTests {
  /// The size in points of what a widget draws of a catalog whose set has two pictures of 20 and 40
  /// pixels; empty where there is none for the target.
  private func size(
    on platform: String, families: String, in place: Place, _ slots: String
  ) throws -> [Double] {
    let folder = try TemporaryFolder()
    try folder.writeExtension(on: platform)
    try folder.write(
      "Extension/Widget.swift",
      Array(
        """
        struct Entry: TimelineEntry { var date = Date() }
        struct Shown: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "", provider: Provider()) { _ in Image("glyph").containerBackground(.clear, for: .widget) }
              .supportedFamilies([\(families)])
          }
        }
        struct Provider: TimelineProvider {
          func placeholder(in context: Context) -> Entry { Entry() }
        }
        """.utf8))
    try folder.write(
      "Extension/Art.xcassets/glyph.imageset/Contents.json", Array("{images: [\(slots)]}".utf8))
    for side in [20, 40] {
      let art = StraightImage.drawn(side, side) { _, _ in (200, 90, 40, 255) }
      try folder.write("Extension/Art.xcassets/glyph.imageset/\(side).png", try encodePNG(art))
    }
    let found = try folder.widgets()
    let widget = try #require(found.first?.sourceWidget)
    let rows = WidgetLayout(of: widget, in: Scene(place), PreviewMaker())?.rows ?? []
    return rows.filter { $0.kind == .picture("glyph") }.map { $0.frame[2] }
  }

  private let watch = "{filename: '20.png', idiom: 'watch', scale: '2x'}"

  @Test func `a watch's widget takes a watch's picture, a Mac's a Mac's`() throws {
    func onWatch(_ slots: String) throws -> [Double] {
      try size(
        on: "watchOS", families: ".accessoryCircular", in: .watchFullColor, slots)
    }
    #expect(try onWatch(watch) == [10])
    #expect(try onWatch("{filename: '40.png', idiom: 'iphone', scale: '2x'}, \(watch)") == [10])
    #expect(
      try onWatch(
        """
        {filename: '40.png', idiom: 'watch', scale: '2x', 'screen-width': '<=145'},
        {filename: '20.png', idiom: 'watch', scale: '2x', 'screen-width': '>183'}
        """) == [10])
    #expect(
      try size(
        on: "macOS", families: ".systemSmall", in: .macDesktop,
        "{filename: '40.png', idiom: 'mac', scale: '2x'}, \(watch)") == [20])
  }
}
