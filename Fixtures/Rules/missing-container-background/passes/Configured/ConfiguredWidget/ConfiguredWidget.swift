// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ConfiguredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Configured", provider: Provider()) { entry in
      ConfiguredView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ConfiguredView: View {
  var body: some View {
    Text(entry.title)
  }
}
