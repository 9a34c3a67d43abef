// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WatermarkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Watermark", provider: Provider()) { entry in
      WatermarkView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WatermarkView: View {
  let entry: Entry

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Image(systemName: "leaf.fill")
        .font(.system(size: 90))
        .foregroundStyle(.green.opacity(0.15))
      Text(entry.title).font(.headline)
    }
  }
}
