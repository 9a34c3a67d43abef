// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AccentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Accent", provider: Provider()) { entry in
      AccentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AccentView: View {
  var body: some View {
    Image(uiImage: entry.cover)
      .resizable()
      .widgetAccentable()
  }
}
