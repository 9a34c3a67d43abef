// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LuminanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Luminance", provider: Provider()) { entry in
      LuminanceView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LuminanceView: View {
  var body: some View {
    Image(uiImage: entry.cover).resizable().modifier(TintedByLight())
  }
}
