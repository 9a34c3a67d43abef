// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AsAccentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "AsAccent", provider: Provider()) { entry in
      AsAccentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AsAccentView: View {
  var body: some View {
    Image("sunset")
      .resizable()
      .widgetAccentedRenderingMode(.accented)
  }
}
