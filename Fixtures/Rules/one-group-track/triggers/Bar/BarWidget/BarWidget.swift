// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Bar", provider: Provider()) { entry in
      BarView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BarView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray)
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
  }
}
