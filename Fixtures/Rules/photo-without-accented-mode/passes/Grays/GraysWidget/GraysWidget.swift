// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GraysWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Grays", provider: Provider()) { entry in
      GraysView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GraysView: View {
  var body: some View {
    Image(uiImage: entry.cover)
      .widgetAccentedRenderingMode(.desaturated)
      .scaledToFit()
  }
}
