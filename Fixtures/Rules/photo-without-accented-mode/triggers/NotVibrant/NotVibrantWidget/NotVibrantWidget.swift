// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NotVibrantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NotVibrant", provider: Provider()) { entry in
      NotVibrantView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NotVibrantView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    if mode != .vibrant {
      Image(uiImage: entry.cover).resizable()
    }
  }
}
