// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct QuietWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quiet", provider: Provider()) { entry in
      QuietView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct QuietView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      Text(entry.time).foregroundStyle(.tertiary)
    }
  }
}
