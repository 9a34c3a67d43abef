// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LiveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Live", provider: Provider()) { entry in
      LiveView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct LiveView: View {
  var body: some View {
    Image("star")
  }
}
