// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct UnusedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Unused", provider: Provider()) { entry in
      UnusedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct UnusedView: View {
  var body: some View {
    Text("Tide")
  }
}
