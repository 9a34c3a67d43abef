// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyPreviews
import VibrancyScenes
import VibrancyTestSupport
import VibrancyVocabulary

/// What is reported of widgets that are not drawn as a device draws them.
@Suite struct CauseListTests {
  @Test func `each cause has one line, that of most widgets first`() {
    var list = CauseList()
    list.add([
      DrawingCause(.openIcon, "leaf", widget: "A"),
      DrawingCause(.notUnderstood, "load (a.swift:3)", widget: "A"),
    ])
    list.add([
      DrawingCause(.notUnderstood, "load (a.swift:3)", widget: "B"),
      DrawingCause(.notUnderstood, "load (a.swift:3)", widget: "B"),
      DrawingCause(.notUnderstood, "save (a.swift:9)", widget: "B"),
      DrawingCause(.openIcon, "drop", widget: "B"), DrawingCause(.openIcon, "drop", widget: "C"),
      DrawingCause(.madeUp, widget: "C"),
    ])
    #expect(
      list.lines(most: .max) == [
        "2 symbols of the system drawn as open icons in 3 widgets: leaf, drop",
        "not understood: load (a.swift:3) in 2 widgets",
        "not understood: save (a.swift:9) in 1 widget",
        "made-up values in 1 widget ('vibrancy samples' lists them): C",
      ])
    #expect(
      list.lines(most: 3).last == "and 1 more cause; 'vibrancy evidence --layout' lists all")
    #expect(CauseList().lines(most: 3).isEmpty)
  }

  private func coverage(_ view: String) throws -> LayoutCoverage {
    let temporary = try TemporaryFolder()
    let code = """
      struct Entry: TimelineEntry { let date = Date() }
      struct Card: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "card", provider: Provider()) { entry in
            \(view).containerBackground(.white, for: .widget)
          }.supportedFamilies([.systemSmall])
        }
      }
      @main struct Cards: WidgetBundle { var body: some Widget { Card() } }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
      }
      """
    try temporary.write("CardWidget/Card.swift", Array(code.utf8))
    let widget = try #require(try temporary.widgets(in: "CardWidget").first?.sourceWidget)
    var coverage = LayoutCoverage()
    coverage.add(
      try #require(WidgetLayout(of: widget, in: Scene(.homeLight), PreviewMaker())))
    return coverage
  }

  @Test func `texts, pictures and colors that are known are counted`() throws {
    let shares = try coverage(
      """
      VStack {
        Text("one").foregroundStyle(.red)
        Text("\\(Unknown.count())").foregroundStyle(Unknown.color())
        Image(systemName: "leaf")
        Image("nowhere")
      }
      """
    ).shares
    #expect((shares.texts.known, shares.texts.all) == (1, 2))
    #expect((shares.pictures.known, shares.pictures.all) == (1, 2))
    #expect(shares.colors.all - shares.colors.known == 1)
  }

  @Test func `a text that comes to nothing is not understood`() throws {
    let known = try coverage(#"Text("one")"#)
    #expect(known.reachedCount == known.understoodCount && known.causes.isEmpty)
    let open = try coverage(#"Text("\(Unknown.count())")"#)
    #expect(open.reachedCount > open.understoodCount && !open.causes.isEmpty)
  }
}
