import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var title: String
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(title: Store.shared.title) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(title: Store.shared.title))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(title: Store.shared.title)], policy: .atEnd))
  }
}
