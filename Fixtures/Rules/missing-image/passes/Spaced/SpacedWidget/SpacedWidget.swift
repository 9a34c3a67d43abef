// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SpacedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Spaced", provider: Provider()) { entry in
      SpacedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SpacedView: View {
  var body: some View {
    Image("Weather/star")
  }
}
