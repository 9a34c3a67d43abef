import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 1_800_000_000)
  var days = [Day(id: 30, isInMonth: false), Day(id: 1, isInMonth: true), Day(id: 2, isInMonth: true)]
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
