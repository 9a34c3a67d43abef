// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OutlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outline", provider: Provider()) { entry in
      OutlineView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OutlineView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().stroke(Color.gray)
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
  }
}
