// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ProgressWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Progress", provider: Provider()) { entry in
      ProgressView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ProgressView: View {
  let entry: Entry

  var body: some View {
    Gauge(value: entry.share) {
      Text("Disk")
    }
    .tint(entry.share > 0.8 ? Color.red : Color.green)
  }
}
