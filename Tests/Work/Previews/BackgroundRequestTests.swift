// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPixels
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// A widget without a container background is drawn as the system draws it.
@Suite struct BackgroundRequestTests {
  private static let request = "Please adopt containerBackground API"

  private func input(
    _ view: String, families: String = ".systemSmall", _ modifier: String = "", around: String = ""
  ) throws -> Input {
    let temporary = try TemporaryFolder()
    let code = """
      struct Entry: TimelineEntry { let date = Date() }
      struct Card: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "card", provider: Provider()) { entry in CardView() }
            .supportedFamilies([\(families)])\(modifier)
        }
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
      }
      struct CardView: View {
        @Environment(\\.widgetFamily) var family
        @Environment(\\.showsWidgetContainerBackground) var isShown
        var body: some View { \(view) }
      }
      \(around)
      """
    try temporary.write("CardWidget/Card.swift", Array(code.utf8))
    return try #require(try temporary.widgets(in: "CardWidget").first)
  }

  /// What a widget draws on a light Home Screen or on a Lock Screen.
  private func layout(of input: Input) throws -> WidgetLayout {
    let widget = try #require(input.sourceWidget)
    let scene = Scene(widget.family?.isAccessory == true ? .lockScreen : .homeLight)
    return try #require(WidgetLayout(of: widget, in: scene, PreviewMaker()))
  }

  private func texts(_ layout: WidgetLayout) -> [String] {
    layout.rows.compactMap { if case .text(let text) = $0.kind { text } else { nil } }
  }

  @Test(arguments: [".systemSmall", ".accessoryRectangular", ".accessoryCircular"])
  func `a request to adopt one is drawn in place of the content`(_ family: String) throws {
    let input = try input(
      #"VStack { Text("a"); Text("b") }.background(.red)"#, families: family)
    let layout = try layout(of: input)
    #expect(texts(layout) == [Self.request])
    #expect(layout.notes.contains { $0.contains("no container background") })
    let frame = try #require(layout.rows.first?.frame)
    #expect(abs(frame[0] + frame[2] / 2 - layout.size.width / 2) < 0.5)
    #expect(abs(frame[1] + frame[3] / 2 - layout.size.height / 2) < 0.5)
  }

  @Test func `the request stands on the system's own background`() throws {
    let preview = try PreviewMaker().preview(
      of: input(#"Text("a")"#), in: Scene(.homeLight), as: Presentation())
    #expect(preview.pixels[preview.pixels.size.width / 2, 60] == [255, 255, 255, 255])
  }

  @Test(
    arguments: [
      (#"Text("a").containerBackground(.red, for: .widget)"#, ".systemSmall"),
      (#"Text("a").card()"#, ".systemSmall"),
      // Not known: it may set one.
      (#"Text("a").brandCard()"#, ".systemSmall"),
      (#"Group { if isShown { Text("a").card() } else { Text("b") } }"#, ".systemSmall"),
      // The line above the clock needs none.
      (#"Text("a")"#, ".accessoryInline"),
    ])
  func `what has one, or may have one, is drawn`(_ view: String, _ family: String) throws {
    let around = """
      extension View { func card() -> some View { containerBackground(for: .widget) { Color.red } } }
      """
    #expect(texts(try layout(of: input(view, families: family, around: around))) == ["a"])
  }

  @Test func `margins of the content have no part in the request`() throws {
    let plain = try layout(of: input(#"Text("a")"#))
    let whole = try layout(of: input(#"Text("a")"#, ".contentMarginsDisabled()"))
    #expect(whole.rows == plain.rows)
  }
}
