// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FullColorOnlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FullColorOnly", provider: Provider()) { entry in
      FullColorOnlyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FullColorOnlyView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    if mode == .fullColor {
      Image(uiImage: entry.cover).resizable()
    } else {
      Text(entry.title)
    }
  }
}
