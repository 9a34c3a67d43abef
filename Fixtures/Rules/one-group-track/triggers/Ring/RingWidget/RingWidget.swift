// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ring", provider: Provider()) { entry in
      RingView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RingView: View {
  var body: some View {
    ZStack {
      Circle().stroke(Color.gray, lineWidth: 8)
      Circle().trim(from: 0, to: entry.share).stroke(Color.green, lineWidth: 8)
    }
  }
}
