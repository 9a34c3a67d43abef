// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Later", provider: Provider()) { entry in
      LaterView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct LaterView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    if mode == .vibrant {
      Image(systemName: "leaf.fill")
    } else {
      Text(entry.title)
    }
  }
}
