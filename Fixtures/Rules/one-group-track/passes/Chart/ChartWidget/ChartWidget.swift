// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ChartWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Chart", provider: Provider()) { entry in
      ChartView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ChartView: View {
  var body: some View {
    HStack(alignment: .bottom) {
      ForEach(entry.days) { day in
        Capsule().fill(Color.green).frame(width: 8, height: 60 * day.share)
      }
    }
  }
}
