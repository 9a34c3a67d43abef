// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancySampling
import VibrancyVocabulary
import VibrancyWords

@Suite struct CompletedSampleTests {
  private static func code(_ placeholder: String, preview: String = "") -> String {
    """
    struct ListWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "list", provider: Provider()) { ListView(entry: $0) }
      }
    }
    struct Item: Identifiable { var id: Int; var title: String }
    struct Theme { var name = "plain" }
    struct ListEntry: TimelineEntry {
      let date: Date
      var items: [Item] = []
      var theme = Theme()
      var featured: Item? = nil
      var errorItem: Item? = nil
      var family: WidgetFamily = .systemSmall
    }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> ListEntry { \(placeholder) }
    }
    struct ListView: View {
      var entry: ListEntry
      var body: some View {
        if entry.errorItem != nil {
          VStack { Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f") }
        } else if let featured = entry.featured {
          VStack { Text(featured.title); Text(entry.theme.name); Text("featured") }
        } else if entry.items.isEmpty {
          Text("Nothing yet")
        } else {
          ForEach(entry.items) { Text($0.title) }
        }
      }
    }
    \(preview)
    """
  }

  private func samples(
    _ placeholder: String, preview: String = "", _ family: Family = .systemSmall
  ) throws -> [Sample] {
    let reader = SampledCode.reader(Self.code(placeholder, preview: preview))
    let widget = try #require(reader.widgets().first)
    return reader.samples(of: widget, in: family)
  }

  @Test func `a placeholder whose list is empty comes behind one with made-up elements`() throws {
    let found = try samples("ListEntry(date: Date(), items: [])")
    #expect(found.map(\.name) == ["stand-ins", "placeholder"])
    #expect(found.map(\.hasStandIns) == [true, false])
    guard case .structure(let entry) = found[0].entry,
      case .array(let items)? = entry.fields["items"]
    else {
      Issue.record("no list")
      return
    }
    #expect(items.count == 3)
    if case .nothing? = entry.fields["errorItem"] { return }
    Issue.record("an error was made up")
  }

  @Test func `a placeholder with elements stays as it is`() throws {
    let items = (1...3).map { "Item(id: \($0), title: \"Item \($0)\")" }.joined(separator: ", ")
    #expect(
      try samples("ListEntry(date: Date(), items: [\(items)], featured: nil)").map(\.name)
        == ["placeholder"])
  }

  @Test func `a preview that shows nothing comes behind one with all values made up`() throws {
    let code = """
      struct FaceWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "face", provider: Provider()) { FaceView(entry: $0) }
        }
      }
      struct FaceEntry: TimelineEntry { let date: Date; var count = 3; var face: UIImage? }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> FaceEntry { FaceEntry(date: Date()) }
      }
      struct FaceView: View {
        var entry: FaceEntry
        var body: some View { if let face = entry.face { Image(uiImage: face) } }
      }
      #Preview(as: .systemSmall) { FaceWidget() } timeline: { FaceEntry(date: .now, face: nil) }
      """
    let reader = SampledCode.reader(code)
    let widget = try #require(reader.widgets().first)
    #expect(reader.samples(of: widget, in: .systemSmall).map(\.name) == ["stand-ins", "preview"])
  }

  @Test func `an entry of zeros comes behind one with numbers`() throws {
    let code = """
      struct SpendWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "spend", provider: Provider()) { SpendView(entry: $0) }
        }
      }
      struct SpendEntry: TimelineEntry { let date: Date; let amount: Double; let days: [Double] }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> SpendEntry {
          SpendEntry(date: Date(), amount: 0, days: [0, 0, 0])
        }
      }
      struct SpendView: View {
        var entry: SpendEntry
        var body: some View {
          if entry.amount == 0 { Text("No spending") } else {
            Text("Spent"); Text("\\(entry.amount)"); Text("\\(entry.days.max() ?? 0)")
          }
        }
      }
      """
    let reader = SampledCode.reader(code)
    let widget = try #require(reader.widgets().first)
    let found = reader.samples(of: widget, in: .systemSmall)
    #expect(found.map(\.name) == ["stand-ins", "placeholder"])
    guard case .structure(let entry)? = found.first?.entry,
      case .array(let days)? = entry.fields["days"]
    else {
      Issue.record("no days")
      return
    }
    #expect(days.count == 3)
    #expect(Set(days.compactMap(\.number)).count == 3)
  }

  @Test func `a prompt in place of what is shown is left out`() throws {
    let code = """
      struct FeedWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "feed", provider: Provider()) { FeedView(entry: $0) }
        }
      }
      struct Post { let title: String }
      struct FeedEntry: TimelineEntry {
        let date: Date; let posts: [Post]; var placeholderText: String?
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> FeedEntry {
          FeedEntry(date: Date(), posts: [], placeholderText: "Log in to see posts")
        }
      }
      struct FeedView: View {
        var entry: FeedEntry
        var body: some View {
          if let text = entry.placeholderText { Text(text) } else {
            ForEach(entry.posts, id: \\.title) { Text($0.title) }
          }
        }
      }
      """
    let reader = SampledCode.reader(code)
    let widget = try #require(reader.widgets().first)
    let found = reader.samples(of: widget, in: .systemSmall)
    #expect(found.map(\.name) == ["stand-ins", "placeholder"])
    guard case .structure(let entry)? = found.first?.entry else { return }
    #expect(entry.fields["placeholderText"]?.isNothing == true)
  }

  @Test func `a sample that shows what another shows is left out`() throws {
    let found = try samples(
      """
      ListEntry(date: Date(), items: [Item(id: 1, title: "a"), Item(id: 2, title: "b")])
      }
      func getSnapshot(in context: Context, completion: (ListEntry) -> Void) {
        completion(placeholder(in: context))
      """)
    #expect(found.map(\.name) == ["placeholder"])
  }

  @Test func `a preview of an empty state comes behind the fullest, or the provider's`() throws {
    let items = (1...3).map { "Item(id: \($0), title: \"Item \($0)\")" }.joined(separator: ", ")
    func preview(_ entries: String) -> String {
      "#Preview(as: .systemSmall) { ListWidget() } timeline: { \(entries) }"
    }
    let (empty, full) = ("ListEntry(date: .now)", "ListEntry(date: .now, items: [\(items)])")
    #expect(
      try samples(empty, preview: preview(empty + "; " + full)).map(\.name)
        == ["preview 2", "preview"])
    #expect(
      try samples(empty, preview: preview(full + "; " + empty)).map(\.name)
        == ["preview", "preview 2"])
    #expect(try samples(full, preview: preview(empty)).map(\.name) == ["placeholder", "preview"])
  }

  @Test func `an entry of another family's preview knows the family it is drawn in`() throws {
    let preview = """
      #Preview(as: .systemSmall) { ListWidget() } timeline: {
        ListEntry(date: .now, items: [Item(id: 1, title: "a")], family: .systemSmall)
      }
      """
    let found = try samples("ListEntry(date: Date())", preview: preview, .systemLarge)
    guard case .structure(let entry)? = found.first?.entry,
      case .interface(.word(_, let family))? = entry.fields["family"]
    else {
      Issue.record("no family")
      return
    }
    #expect(family == "systemLarge")
  }
}
