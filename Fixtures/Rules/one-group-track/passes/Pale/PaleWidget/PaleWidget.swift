// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PaleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pale", provider: Provider()) { entry in
      PaleView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PaleView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray.opacity(0.3))
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
  }
}
