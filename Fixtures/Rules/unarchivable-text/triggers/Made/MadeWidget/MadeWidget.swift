// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MadeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Made", provider: Provider()) { entry in
      MadeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MadeView: View {
  var body: some View {
    Text(entry.date, format: HourMinute())
  }
}
