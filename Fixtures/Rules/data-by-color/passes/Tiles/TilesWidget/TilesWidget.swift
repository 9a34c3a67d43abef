// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TilesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tiles", provider: Provider()) { entry in
      TilesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TilesView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Text("Mon").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.opacity(0.2))
      Text("Tue").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue.opacity(0.4))
    }
  }
}
