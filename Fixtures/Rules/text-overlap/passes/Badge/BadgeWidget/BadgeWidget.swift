// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BadgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Badge", provider: Provider()) { entry in
      BadgeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BadgeView: View {
  let entry: Entry

  var body: some View {
    Image(systemName: "tray.fill")
      .font(.largeTitle)
      .overlay(alignment: .topTrailing) {
        Text("3").font(.caption2).offset(x: 10, y: -8)
      }
  }
}
