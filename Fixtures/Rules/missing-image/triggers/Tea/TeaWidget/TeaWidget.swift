// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tea", provider: Provider()) { entry in
      TeaView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TeaView: View {
  var body: some View {
    Label("Tea", image: "tea-cup")
  }
}
