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
  let entry: Entry

  var body: some View {
    ZStack {
      Circle().stroke(Color.teal, lineWidth: 8)
      Text(entry.steps).font(.title)
      Text("steps").offset(y: 6)
    }
  }
}
