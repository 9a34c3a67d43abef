import SwiftUI
import WidgetKit

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    branchWidget()
    StateWidget()
    ListedWidget()
    PictureWidget()
  }
}

struct branchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "branch", provider: Provider()) { entry in Branch(entry: entry) }
      .supportedFamilies([.systemSmall, .accessoryRectangular, .accessoryInline])
  }
}

struct StateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "state", provider: Provider()) { entry in
      if entry.isOn {
        Text("on")
      } else {
        Text("off").containerBackground(.red, for: .widget)
      }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ListedWidget: Widget {
  var families: [WidgetFamily]
  init() { families = [.accessoryCircular] }
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "listed", provider: Provider()) { entry in
      VStack {
        Unknown()
        Text("listed")
      }
    }
    .supportedFamilies(families)
  }
}

struct PictureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "picture", provider: PictureProvider()) { entry in
      Image(entry.icon).containerBackground(.red, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Branch: View {
  let entry: Entry
  @Environment(\.widgetFamily) var family
  var body: some View {
    switch family {
    case .systemSmall: Text("small").containerBackground(.red, for: .widget)
    default: Text("accessory")
    }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let isOn: Bool
}

struct PictureEntry: TimelineEntry {
  let date: Date
  let icon: String

  static func load() -> PictureEntry { PictureEntry(date: .now, icon: "sign") }
}

struct PictureProvider: TimelineProvider {
  func placeholder(in context: Context) -> PictureEntry { .load() }
  func getSnapshot(in context: Context, completion: @escaping (PictureEntry) -> Void) {
    completion(.load())
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PictureEntry>) -> Void) {
    completion(Timeline(entries: [.load()], policy: .never))
  }
}
