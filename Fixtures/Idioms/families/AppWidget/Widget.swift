import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct Face: View {
  var entry: Entry
  @Environment(\.widgetFamily) var family
  var body: some View {
    Group {
      switch family {
      case .systemSmall: Image("small")
      case .systemMedium, .systemLarge: Image("medium")
      case .accessoryCircular: Image("circle")
      default: Image("never")
      }
    }
    .widgetAccentable()
    if family == .systemSmall || family == .systemMedium { Image("home") }
    Image("all").widgetAccentable(family == .accessoryCircular)
  }
}
