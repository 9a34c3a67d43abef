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
      Circle()
        .trim(from: 0, to: 0.4)
        .stroke(Color.red, lineWidth: 10)
      Circle()
        .trim(from: 0.4, to: 1)
        .stroke(Color.blue, lineWidth: 10)
    }
  }
}
