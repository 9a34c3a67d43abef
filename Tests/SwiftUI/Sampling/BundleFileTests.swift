// Copyright 2026 the Vibrancy authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import VibrancyRunning
import VibrancySampling
import VibrancyVocabulary
import VibrancyWords

@Suite struct BundleFileTests {
  private static let code = """
    struct MenuWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "menu", provider: Provider()) { MenuView(entry: $0) }
      }
    }
    enum Kind: String, Codable { case soup, main = "main-dish" }
    struct Dish: Codable {
      let name: String
      let kind: Kind
      var price: Double?
      let served: Date
    }
    struct Hex: Codable {
      var red: Int
      enum CodingKeys: String, CodingKey { case red = "r", place }
      init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        red = try container.decode(Int.self, forKey: .red)
        if try container.decodeIfPresent(String.self, forKey: .place) != nil { red = 0 }
      }
    }
    struct Menu: Codable { let title_text: String; let dishes: [Dish]; let color: Hex }
    struct MenuEntry: TimelineEntry { let date: Date; let menu: Menu?; let note: String }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> MenuEntry {
        MenuEntry(date: Date(), menu: load(), note: note)
      }
      var note: String {
        (try? String(contentsOf: Bundle.main.url(forResource: "note", withExtension: "txt")!)) ?? ""
      }
      func load() -> Menu? {
        guard let url = Bundle.main.url(forResource: "menu", withExtension: "json"),
          let data = try? Data(contentsOf: url)
        else { return nil }
        return try? JSONDecoder().decode(Menu.self, from: data)
      }
    }
    struct MenuView: View {
      var entry: MenuEntry
      var body: some View { Text(entry.note) }
    }
    """

  private func entry(_ files: [String: String]) throws -> [String: SampleValue] {
    let reader = SampledCode.reader(Self.code)
    reader.evaluator.interface.files = { files[$0].map { Array($0.utf8) } }
    let widget = try #require(reader.widgets().first)
    let found = reader.samples(of: widget, in: .systemSmall)
    let sample = try #require(found.first { $0.name == "placeholder" })
    guard case .structure(let entry) = sample.entry else { return [:] }
    return entry.fields
  }

  private static let menu = """
    {"title_text": "Today \\u2600", "color": {"r": 12},
     "dishes": [
       {"name": "Leek", "kind": "soup", "price": 4.5, "served": "2026-06-14T10:00:00Z"},
       {"name": "Rice", "kind": "main-dish", "served": 803124000}
     ]}
    """

  @Test func `files of the bundle are read for real`() throws {
    let fields = try entry(["menu.json": Self.menu, "note.txt": "Fresh"])
    #expect(fields["note"]?.text == "Fresh")
    guard case .structure(let menu)? = fields["menu"],
      case .array(let dishes)? = menu.fields["dishes"], dishes.count == 2,
      case .structure(let second) = dishes[1], case .structure(let color)? = menu.fields["color"]
    else {
      Issue.record("no menu")
      return
    }
    #expect(menu.fields["title_text"]?.text == "Today ☀")
    #expect(second.fields["name"]?.text == "Rice")
    #expect(second.fields["price"]?.isNothing == true)
    #expect(color.fields["red"]?.whole == 12)
    guard case .enumeration(let kind)? = second.fields["kind"] else { return }
    #expect(kind.name == "main")
  }

  @Test func `property lists and the target's own are read for real`() throws {
    let code = """
      struct ListWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "list", provider: Provider()) { Text($0.name) }
        }
      }
      struct Row: Codable { let name: String }
      struct ListEntry: TimelineEntry {
        let date: Date
        let name: String
        let city: String
        let app: String
        let version: String
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> ListEntry {
          let url = Bundle.main.url(forResource: "rows", withExtension: "plist")!
          let data = try! Data(contentsOf: url)
          let rows = try? PropertyListDecoder().decode([Row].self, from: data)
          let path = Bundle.main.path(forResource: "cities", ofType: "plist")!
          let cities = NSDictionary(contentsOfFile: path)?["cities"] as? [String]
          return ListEntry(
            date: .now, name: rows?.first?.name ?? "", city: cities?.last ?? "",
            app: Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "",
            version: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "")
        }
      }
      """
    let files = [
      "rows.plist": #"[{"name": "Leek"}]"#, "cities.plist": #"{"cities": ["Oslo", "Bern"]}"#,
      "Info.plist":
        #"{"CFBundleDisplayName": "Kettle", "CFBundleShortVersionString": "$(MARKETING_VERSION)"}"#,
    ]
    let reader = SampledCode.reader(code)
    reader.evaluator.interface.files = { files[$0].map { Array($0.utf8) } }
    let widget = try #require(reader.widgets().first)
    let sample = try #require(reader.samples(of: widget, in: .systemSmall).first)
    guard case .structure(let entry) = sample.entry else {
      Issue.record("no entry")
      return
    }
    #expect(
      ["name", "city", "app", "version"].map { entry.fields[$0]?.text }
        == ["Leek", "Bern", "Kettle", "1.0"])
  }

  @Test(arguments: [
    "", "{", "[1, 2", "{\"title_text\": 3}", String(repeating: "[", count: 100_000),
  ])
  func `what is no such file is none`(_ text: String) throws {
    let fields = try entry(["menu.json": text, "note.txt": "x"])
    #expect(fields["menu"]?.isNothing != false)
  }
}
