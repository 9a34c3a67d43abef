// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ColorsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Colors", provider: Provider()) { entry in
      ColorsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ColorsView: View {
  var body: some View {
    Image("sunset")
      .widgetAccentedRenderingMode(.fullColor)
      .padding()
  }
}
