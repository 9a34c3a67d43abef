// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlacedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Placed", provider: Provider()) { entry in
      PlacedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlacedView: View {
  let entry: Entry

  var body: some View {
    GeometryReader { _ in
      Text("Ebb").font(.title).position(x: 50, y: 40)
      Text("Flow").font(.title).position(x: 60, y: 44)
    }
  }
}
