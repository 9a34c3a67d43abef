// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CircleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Circle", provider: Provider()) { entry in
      CircleView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct CircleView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("12").font(.title2)
      Text("Remaining").font(.caption2).lineLimit(1).minimumScaleFactor(0.6)
    }
  }
}
