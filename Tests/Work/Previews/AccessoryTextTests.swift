// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// Where captures of Lock Screens have the parts of accessories, in points: home-assistant/companion
/// on iOS 18, 402×874, and simonliotier/Bike on iOS 18, content of 158×60.
@Suite struct AccessoryTextTests {
  private static let source = """
    import SwiftUI
    import WidgetKit
    struct Entry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    }
    struct CardView: View {
      @Environment(\\.widgetFamily) var family
      var body: some View {
        switch family {
        case .accessoryInline: Text("Tides")
        case .accessoryCircular:
          Gauge(value: 0.5, in: 0...9) { Text("L") } currentValueLabel: { Text("50") } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: { Text("9") }
          .gaugeStyle(.accessoryCircular)
        default:
          VStack(alignment: .leading) {
            Text("E").bold()
            Text("E")
            ProgressView(value: 0.5)
          }
        }
      }
    }
    @main struct Card: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "card", provider: Provider()) { _ in
          CardView().containerBackground(.clear, for: .widget)
        }
        .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
      }
    }
    """

  /// The frames of texts and shapes of a family, in the order they are drawn.
  private func frames(_ family: Family) throws -> (texts: [[Double]], shapes: [[Double]]) {
    let folder = try TemporaryFolder()
    try folder.write("W/Card.swift", Array(Self.source.utf8))
    let found = try folder.widgets()
    let input = try #require(found.first { $0.sourceWidget?.family == family })
    var scene = Scene(.lockScreen)
    scene.os = .ios18
    let widget = try #require(input.sourceWidget)
    let rows = try #require(WidgetLayout(of: widget, in: scene, PreviewMaker())).rows
    return (
      rows.filter { if case .text = $0.kind { true } else { false } }.map(\.frame),
      rows.filter { if case .shape = $0.kind { true } else { false } }.map(\.frame)
    )
  }

  @Test func `text stands on text, and apart from other views`() throws {
    let (texts, shapes) = try frames(.accessoryRectangular)
    try #require(texts.count == 2 && !shapes.isEmpty)
    // 60.95 pixels at 3x between baselines; 35 from a text's box to the bar.
    #expect(abs(texts[1][1] - texts[0][1] - 20.32) < 0.1)
    #expect(abs(shapes[0][1] - (texts[1][1] + texts[1][3]) - 11.67) < 0.3)
    #expect(abs(shapes[0][3] - 4) < 0.01)
  }

  @Test func `the line above the clock is 22 points`() throws {
    let line = try #require(try frames(.accessoryInline).texts.first)
    // ⌈1.1934 × 22⌉ to a pixel.
    #expect(abs(line[3] - 26.33) < 0.01)
  }

  @Test func `a gauge has its value in the middle and its ends in a row of 35,5 points`() throws {
    let (texts, shapes) = try frames(.accessoryCircular)
    try #require(texts.count == 3)
    #expect(shapes[0] == [0, 0, 58, 58])
    // 35.1 pixels from the ring's edge; baselines 155.9 below its top, of 11 points.
    #expect(abs(texts[1][0] - 11.7) < 0.5)
    #expect(abs((texts[2][0] + texts[2][2]) - (58 - 11.25)) < 0.5)
    #expect(abs((texts[0][0] + texts[0][2] / 2) - 29) < 0.5)
  }
}
