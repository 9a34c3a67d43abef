// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CircularWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Circular", provider: Provider()) { entry in
      CircularView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct CircularView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text("12").font(.title2)
      Text("Remaining").lineLimit(1)
    }
  }
}
