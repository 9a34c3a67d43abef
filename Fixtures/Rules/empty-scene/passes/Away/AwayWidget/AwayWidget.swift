// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AwayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Away", provider: Provider()) { entry in
      AwayView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct AwayView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    if hasBackground {
      Text(entry.title)
    }
  }
}
