// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Map", provider: Provider()) { entry in
      MapView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MapView: View {
  var body: some View {
    Image(entry.map, scale: 2, label: Text("Map"))
      .resizable()
  }
}
