// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WrittenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Written", provider: Provider()) { entry in
      WrittenView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WrittenView: View {
  var body: some View {
    Text(HourMinute().format(entry.date))
  }
}
