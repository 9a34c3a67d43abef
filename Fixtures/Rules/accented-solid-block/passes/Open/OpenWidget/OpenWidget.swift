// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OpenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Open", provider: Provider()) { entry in
      OpenView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OpenView: View {
  var body: some View {
    Image("sunset")
      .resizable()
      .widgetAccentedRenderingMode(entry.rendering)
  }
}
