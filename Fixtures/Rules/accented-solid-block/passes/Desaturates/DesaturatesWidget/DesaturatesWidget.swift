// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DesaturatesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Desaturates", provider: Provider()) { entry in
      DesaturatesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DesaturatesView: View {
  var body: some View {
    Image("sunset")
      .resizable()
      .widgetAccentedRenderingMode(.desaturated)
  }
}
