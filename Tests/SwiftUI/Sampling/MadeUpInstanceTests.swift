// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyLayout
import VibrancyPainting
import VibrancyRunning
import VibrancySampling
import VibrancyScenes
import VibrancyVocabulary
import VibrancyWords

/// Values that code is given by a store, an environment or a container, made up for its picture.
@Suite struct MadeUpInstanceTests {
  private static func code(_ view: String, _ more: String) -> String {
    """
    struct ShelfWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "shelf", provider: Provider()) { ShelfView(entry: $0) }
      }
    }
    struct ShelfEntry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now) }
    }
    struct ShelfView: View {
      var entry: ShelfEntry
      \(view)
    }
    \(more)
    """
  }

  /// The texts that the widget shows with its first sample.
  private func texts(_ view: String, _ more: String = "") throws -> [String] {
    let reader = SampledCode.reader(Self.code(view, more))
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemSmall).first)
    let situation = reader.evaluator.situation
    let shown = try #require(reader.view(of: widget, sample, situation))
    let node = reader.evaluator.swiftUI.lowered(shown)
    let frame = Rect(0, 0, 400, 800)
    let marks = node.layout(
      in: frame, LayoutEnvironment(), resolve: reader.evaluator.swiftUI.resolve
    ).marks
    return texts(in: marks)
  }

  private func texts(in marks: [Mark]) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark.content {
      case .group(let inner, _): return texts(in: inner)
      case .text:
        guard case .text(let text)? = mark.kind else { return [] }
        return [text]
      case .symbol, .picture, .unknown, .fill, .stroke, .material, .accessoryBackground: return []
      }
    }
  }

  private static let book = """
    @Model final class Book {
      var title: String
      var pages: Int = 90
      init(title: String) { self.title = title }
    }
    """

  @Test func `a query gives a few instances that differ`() throws {
    let found = try texts(
      """
      @Query(sort: \\Book.title) private var books: [Book]
      var body: some View {
        Text("\\(books.count)")
        ForEach(books) { Text($0.title) }
      }
      """, Self.book)
    #expect(found.first == "3")
    #expect(Set(found).count == 4)
  }

  @Test(arguments: [
    "FetchDescriptor<Book>(sortBy: [SortDescriptor(\\.title)])",
    "NSFetchRequest<Book>(entityName: \"Book\")",
  ])
  func `a request gives a few instances that differ`(_ request: String) throws {
    let found = try texts(
      """
      let container = makeContainer()
      var books: [Book] {
        let request = \(request)
        return (try? container.mainContext.fetch(request)) ?? []
      }
      var body: some View { ForEach(books) { Text($0.title) } }
      """, Self.book)
    #expect(Set(found).count == 3)
  }

  @Test func `what an environment gives is made by its own initializer or is a preview's`() throws {
    let found = try texts(
      """
      @Environment(Shop.self) var shop
      @EnvironmentObject var cart: Cart
      @Environment(Store.self) var store
      var body: some View { Text(shop.title); Text("\\(cart.count)"); Text(store.name) }
      """,
      """
      @Observable class Shop { var title = "Own" }
      class Cart: ObservableObject { @Published var count = 12 }
      class Store {
        static let preview = Store(name: "Corner")
        let name: String
        init(name: String) { self.name = name }
      }
      """)
    #expect(found == ["Own", "12", "Corner"])
  }

  @Test func `what is injected is the preview's value, or the one that conforms`() throws {
    let found = try texts(
      """
      @Dependency(\\.weather) var weather
      @Injected var greeter: Greeter
      let clock: Ticker = Resolver.resolve()
      var body: some View {
        Text("\\(weather.degrees)"); Text(greeter.greeting); Text(clock.label)
        Text(Container.shared.resolve(Ticker.self).label)
      }
      """,
      """
      struct Weather { var degrees: Int }
      extension Weather: DependencyKey {
        static let liveValue = Weather(degrees: 0)
        static let previewValue = Weather(degrees: 23)
      }
      extension DependencyValues {
        var weather: Weather { get { self[Weather.self] } set { self[Weather.self] = newValue } }
      }
      protocol Greeter { var greeting: String { get } }
      class LiveGreeter: Greeter { var greeting: String { remote.text } }
      class PreviewGreeter: Greeter { var greeting: String { "Hello" } }
      protocol Ticker { var label: String { get } }
      final class LiveTicker: Ticker { var label: String { "Live" } }
      """)
    #expect(found == ["23", "Hello", "Live", "Live"])
  }

  @Test func `a list that is not known has elements`() throws {
    let found = try texts(
      """
      var order: RemoteOrder { RemoteOrder.sample }
      var body: some View {
        if order.items.isEmpty { Text("Nothing") } else {
          ForEach(order.items) { item in Text(item.title) }
          ForEach(Array(order.items.enumerated()), id: \\.offset) { place, item in Text("\\(place)") }
        }
      }
      """)
    #expect(Set(found.prefix(3)).count == 3)
    #expect(found.suffix(3) == ["0", "1", "2"])
  }

  @Test func `a function that never ends leaves what stands beside it`() throws {
    let found = try texts(
      """
      func slow() -> Int {
        var sum = 0
        for i in 0..<100_000 { for j in 0..<1_000 { sum = (sum + i * j) % 97 } }
        return sum
      }
      var body: some View { Text("Before"); Text("\\(slow())"); Text("After") }
      """)
    #expect(found.first == "Before")
    #expect(found.last == "After")
  }
}
