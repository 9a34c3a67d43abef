import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var lamps: [Lamp]
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(lamps: Home.shared.lamps) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(lamps: Home.shared.lamps))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(lamps: Home.shared.lamps)], policy: .atEnd))
  }
}
