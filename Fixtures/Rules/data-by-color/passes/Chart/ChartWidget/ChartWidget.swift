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
  let entry: Entry

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      Rectangle().fill(Color.red).frame(width: 20, height: 60)
      Rectangle().fill(Color.blue).frame(width: 20, height: 30)
    }
  }
}
