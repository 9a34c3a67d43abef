import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var lines = [
    Line(id: 1, name: "Harbour", color: .blue), Line(id: 2, name: "Hill", color: .purple),
    Line(id: 3, name: "Sands", color: Color(red: 0.95, green: 0.9, blue: 0.7)),
  ]
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry() }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry()], policy: .atEnd))
  }
}
