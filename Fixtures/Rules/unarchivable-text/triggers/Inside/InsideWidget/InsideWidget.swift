// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InsideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inside", provider: Provider()) { entry in
      InsideView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct InsideView: View {
  var body: some View {
    Text("At \(entry.date, format: HourMinute())")
  }
}
