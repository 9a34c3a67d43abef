import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var parts = [
    Part(id: 1, color: .red, width: 30), Part(id: 2, color: .teal, width: 50),
    Part(id: 3, color: .yellow, width: 20),
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
