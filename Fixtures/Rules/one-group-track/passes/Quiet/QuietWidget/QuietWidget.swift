// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct QuietWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quiet", provider: Provider()) { entry in
      QuietView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct QuietView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.quaternary)
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
  }
}
