// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MeasureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Measure", provider: Provider()) { entry in
      MeasureView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MeasureView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("00:00").opacity(0)
      Text("12:45")
    }
  }
}
