// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OwnBridgedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OwnBridged", provider: Provider()) { entry in
      OwnBridgedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OwnBridgedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color(.dusk))
  }
}
