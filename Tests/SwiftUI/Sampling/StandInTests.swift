// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancySampling
import VibrancySyntax
import VibrancyVocabulary
import VibrancyWords

@Suite struct StandInTests {
  /// A widget whose entry is made up.
  private static func code(_ entry: String, view: String = "Text(\"\")", more: String = "")
    -> String
  {
    """
    struct ListWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "list", provider: Provider()) { ListView(entry: $0) }
      }
    }
    struct ListEntry: TimelineEntry {
      let date: Date
      \(entry)
    }
    struct Provider: TimelineProvider { typealias Entry = ListEntry }
    struct ListView: View {
      var entry: ListEntry
      var body: some View { \(view) }
    }
    \(more)
    """
  }

  /// The fields of the first sample's entry.
  private func fields(
    _ entry: String, view: String = "Text(\"\")", more: String = "", examples: [SourceText] = [],
    pictures: [String] = []
  ) throws -> [String: SampleValue] {
    let reader = SampledCode.reader(Self.code(entry, view: view, more: more))
    reader.setExamples(in: examples, pictures: pictures)
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemSmall).first)
    guard case .structure(let structure) = sample.entry else { return [:] }
    return structure.fields
  }

  /// The texts of a field of the elements of a list.
  private func texts(_ list: SampleValue?, _ name: String) -> [String] {
    guard case .array(let elements)? = list else { return [] }
    return elements.compactMap { element in
      guard case .structure(let structure) = element,
        case .string(let text)? = structure.fields[name]
      else { return nil }
      return text
    }
  }

  @Test func `a state that shows content comes before one that says there is none`() throws {
    let more = """
      enum Phase { case unknown, loading, signedOut, ready }
      enum Content { case empty; case failed(String); case rows([String]) }
      enum Only { case none, error }
      """
    let fields = try fields(
      "let phase: Phase; let content: Content; let only: Only", more: more)
    func name(_ field: String) -> String? {
      guard case .enumeration(let value)? = fields[field] else { return nil }
      return value.name
    }
    #expect(["phase", "content", "only"].map(name) == ["ready", "rows", "none"])
    // Its values are of the types that the case says.
    guard case .enumeration(let content)? = fields["content"],
      case .array(let rows)? = content.values.first?.value
    else {
      Issue.record("no rows")
      return
    }
    #expect(rows.count == 3)
  }

  @Test func `elements of a list differ in every field`() throws {
    let fields = try fields(
      "let items: [Item]",
      more: "struct Item { let title: String; let city: String; let price: Double }"
    )
    #expect(Set(texts(fields["items"], "title")).count == 3)
    #expect(Set(texts(fields["items"], "city")).count == 3)
    guard case .array(let elements)? = fields["items"] else { return }
    let prices = elements.compactMap { element -> Double? in
      guard case .structure(let structure) = element else { return nil }
      return structure.fields["price"]?.number
    }
    #expect(Set(prices).count == 3)
  }

  @Test func `a text that names a symbol gets one of the project's own`() throws {
    let more = """
      struct Item { let image: String; let glyph: String }
      struct Row: View {
        var item: Item
        var body: some View { Image(systemName: item.image); Label("", systemImage: icon(item)) }
      }
      func items() -> [Other] { [Other(image: "moon.fill"), Other(image: "sun.max.fill")] }
      """
    let fields = try fields("let items: [Item]", more: more)
    #expect(texts(fields["items"], "image") == ["moon.fill", "sun.max.fill", "moon.fill"])
  }

  @Test func `a text that names a picture gets one of the catalog`() throws {
    let fields = try fields(
      "let cover: String", view: "Image(entry.cover)", pictures: ["harbor", "meadow"])
    #expect(fields["cover"]?.text == "harbor")
  }

  @Test func `a static member of a type that the entry holds is its example`() throws {
    let fields = try fields(
      "let reading: Reading",
      more: """
        struct Reading {
          var speed: Double
          static let empty = Reading(speed: 0)
          static let preview = Reading(speed: 128)
        }
        """)
    guard case .structure(let reading)? = fields["reading"] else { return }
    #expect(reading.fields["speed"]?.number == 128)
  }

  @Test func `initializers that are written out anywhere give values`() throws {
    let example = SourceText(
      path: "Tests/Prayers.swift",
      bytes: Array(
        """
        let all = [
          Prayer(name: "Fajr", time: today(5), rakah: "2"),
          Prayer(name: "Dhuhr", time: today(12), rakah: "4"),
          Prayer(name: computed(), time: today(15), rakah: "4"),
        ]
        """.utf8))
    let fields = try fields(
      "let prayers: [Prayer]",
      more: "struct Prayer { let name: String; let time: Date; let rakah: String }",
      examples: [example])
    #expect(texts(fields["prayers"], "name").prefix(2) == ["Fajr", "Dhuhr"])
    #expect(texts(fields["prayers"], "rakah").prefix(2) == ["2", "4"])
  }

  @Test func `an end lies ahead of the clock and a start behind`() throws {
    let fields = try fields("let startDate: Date; let deadline: Date")
    let now = Situation().now
    guard case .foundation(.date(let start))? = fields["startDate"],
      case .foundation(.date(let end))? = fields["deadline"]
    else {
      Issue.record("no dates")
      return
    }
    #expect(start < now)
    #expect(end > now)
  }

  @Test(arguments: [
    ("isLoading", false), ("hasData", true), ("isPremium", true), ("criticalAlert", false),
    ("isDone", false), ("isLoggedIn", true), ("notAvailable", false),
  ])
  func `a flag says that all is well`(_ name: String, _ truth: Bool) throws {
    let fields = try fields("let \(name): Bool", view: "Text(entry.\(name) ? \"a\" : \"b\")")
    guard case .bool(let found)? = fields[name] else {
      Issue.record("no flag")
      return
    }
    #expect(found == truth)
  }

  @Test func `what went wrong is not made up`() throws {
    let fields = try fields(
      "let state: LoadState",
      more: "struct LoadState { let count: Int; let errorText: String? }")
    guard case .structure(let state)? = fields["state"] else { return }
    #expect(state.fields["errorText"]?.isNothing == true)
    #expect(state.fields["count"]?.whole == 12)
  }

  @Test func `a list of numbers is a week that varies`() throws {
    let fields = try fields("let values: [Double]")
    guard case .array(let values)? = fields["values"] else { return }
    #expect(values.count == 7)
    #expect(Set(values.compactMap(\.number)).count > 4)
  }

  @Test func `random numbers vary, and are the same in each run`() throws {
    func steps() throws -> [Int] {
      let reader = SampledCode.reader(
        Self.code(
          "let values: [Int]", view: "Text(\"\\(entry.values.count)\")",
          more: """
            extension Provider {
              func placeholder(in context: Context) -> ListEntry {
                ListEntry(date: Date(), values: (0..<8).map { _ in Int.random(in: 0...100) })
              }
            }
            """))
      let widget = try #require(reader.widgets().first)
      let sample = try #require(reader.samples(of: widget, in: .systemSmall).first)
      guard case .structure(let structure) = sample.entry,
        case .array(let values)? = structure.fields["values"]
      else { return [] }
      return values.compactMap(\.whole)
    }
    let first = try steps()
    #expect(Set(first).count > 5)
    #expect(first.allSatisfy { 0...100 ~= $0 })
    #expect(try steps() == first)
  }

  @Test func `a whole entry is made up where what it holds says that there is no data`() throws {
    let reader = SampledCode.reader(
      Self.code(
        "let budget: Budget",
        view: """
          if entry.budget.emoji == "failed" { Text("Choose a budget") } else {
            VStack { Text(entry.budget.emoji); Text(entry.budget.name); Text("left") }
          }
          """,
        more: """
          struct Budget { let emoji: String; let name: String }
          extension Provider {
            func placeholder(in context: Context) -> ListEntry {
              ListEntry(date: Date(), budget: Budget(emoji: "failed", name: "-"))
            }
          }
          """))
    let widget = try #require(reader.widgets().first)
    let found = reader.samples(of: widget, in: .systemSmall)
    #expect(found.map(\.name) == ["stand-ins", "placeholder"])
  }
}
