// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HexWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hex", provider: Provider()) { entry in
      HexView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct HexView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color("FF6600"))
  }
}
