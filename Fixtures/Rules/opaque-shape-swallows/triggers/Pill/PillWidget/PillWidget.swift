// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pill", provider: Provider()) { entry in
      PillView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PillView: View {
  var body: some View {
    Text(entry.line)
      .padding(4)
      .background(Color.blue, in: Capsule())
  }
}
