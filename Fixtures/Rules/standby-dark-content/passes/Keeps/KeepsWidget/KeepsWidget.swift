// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KeepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Keeps", provider: Provider()) { entry in
      KeepsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}

struct KeepsView: View {
  var body: some View {
    Image("bell")
  }
}
