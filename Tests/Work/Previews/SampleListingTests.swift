// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyJSON
import VibrancyPreviews
import VibrancySampling
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// Which samples of a widget are drawn, and what is listed and written of them.
@Suite struct SampleListingTests {
  private func folder(_ previews: String, _ provider: String = "", view: String) throws
    -> TemporaryFolder
  {
    let temporary = try TemporaryFolder()
    let code = """
      struct Entry: TimelineEntry { let date: Date; var steps: Int; var title: String }
      struct Card: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "card", provider: Provider()) { entry in CardView(entry: entry) }
            .supportedFamilies([.systemSmall, .accessoryInline])
        }
      }
      @main struct Cards: WidgetBundle { var body: some Widget { Card() } }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry {
          \(provider.isEmpty ? #"Entry(date: Date(), steps: 1, title: "a")"# : provider)
        }
      }
      struct CardView: View {
        @Environment(\\.widgetRenderingMode) var mode
        let entry: Entry
        var body: some View { \(view).containerBackground(.white, for: .widget) }
      }
      \(previews)
      """
    try temporary.write("CardWidget/Card.swift", Array(code.utf8))
    return temporary
  }

  private static func preview(_ entries: String...) -> String {
    "#Preview(as: .systemSmall) { Card() } timeline: {\n"
      + entries.map { "  Entry(date: Date(), steps: \($0), title: \"x\")\n" }.joined() + "}"
  }

  private func listing(
    _ folder: TemporaryFolder, _ settings: SampleSettings = SampleSettings(), replaces: Bool = true
  ) throws -> SampleListing.Widget {
    let path = folder.path + "/CardWidget"
    let tree = try #require(SourceTree(folder: path, InputQuery(paths: [path])))
    let listing = tree.samples(wanted: [], settings, replaces: replaces)
    #expect(listing.errors.isEmpty)
    return try #require(listing.widgets.first)
  }

  @Test func `samples that draw one picture are drawn once`() throws {
    let folder = try folder(
      Self.preview("1", "2", "200", "300"),
      view: #"Text(entry.steps < 100 ? "few" : "many")"#)
    let small = try folder.widgets(in: "CardWidget").compactMap(\.sourceWidget)
      .filter { $0.family == .systemSmall }
    #expect(small.map(\.sample) == ["preview", "preview 3"])
    let rows = try listing(folder).rows
    #expect(rows.map(\.families.isEmpty) == [false, true, false, true])
    #expect(rows[1].left.first?.reason == "draws what 'preview' draws")
  }

  @Test func `a sample that draws nothing is not drawn beside one that draws something`() throws {
    let folder = try folder(
      Self.preview("0", "5"),
      view: "ZStack { Color.blue; if entry.steps > 0 { Text(\"\\(entry.steps)\") } }")
    let small = try folder.widgets(in: "CardWidget").compactMap(\.sourceWidget)
      .filter { $0.family == .systemSmall }
    #expect(small.count == 1 && small[0].sample == nil)
    let rows = try listing(folder).rows
    #expect(
      rows.first { $0.families.isEmpty }?.left.first?.reason == "draws nothing but a background")
  }

  @Test func `one that differs in one place is not drawn again in the others`() throws {
    let folder = try folder(
      Self.preview("1", "200"),
      view: #"Text(mode == .accented && entry.steps > 100 ? "many" : "few")"#)
    let small = try folder.widgets(in: "CardWidget").compactMap(\.sourceWidget)
      .filter { $0.family == .systemSmall }
    #expect(small.count == 2)
    #expect(small.map { $0.repeatedPlaces.contains(.homeLight) } == [false, true])
    let tinted = SystemVersion.newest.tintedHome
    #expect(small.map { $0.repeatedPlaces.contains(tinted) } == [false, false])
  }

  @Test func `what is written in place of made-up values draws the same`() throws {
    let folder = try folder(
      "", "Entry(date: Date(), steps: Unknown.steps(), title: Unknown.title())",
      view: #"VStack { Text(entry.title); Text("\(entry.steps)") }"#)
    let card = try listing(folder)
    #expect(card.rows.first?.madeUp.map(\.field) == ["steps", "title"])
    #expect(card.notes.isEmpty, "\(card.notes)")
    let replacement = try #require(card.replacement)
    let text = JSONText.of(.object([("Card", replacement)]))
    #expect(!text.contains("\"date\""), "\(text)")
    var settings = SampleSettings()
    settings.samples = JSONDocument(Array(text.utf8)).root
    let again = try listing(folder, settings)
    #expect(again.isWritten && again.replacement == nil)
    #expect(again.rows.flatMap { $0.madeUp.map(\.field) } == [])
  }

  @Test func `a field that is written is not made up, and the others still are`() throws {
    let folder = try folder(
      "", "Entry(date: Date(), steps: Unknown.steps(), title: Unknown.title())",
      view: #"VStack { Text(entry.title); Text("\(entry.steps)") }"#)
    var settings = SampleSettings()
    let text = #"{"Card": [{"name": "one", "entry": {"steps": 12}}]}"#
    settings.samples = JSONDocument(Array(text.utf8)).root
    let card = try listing(folder, settings)
    #expect(card.rows.map(\.name) == ["one"])
    #expect(card.rows[0].madeUp.map(\.field) == ["title"])
  }
}
