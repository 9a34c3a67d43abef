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
    GeometryReader { space in
      Text("Harbour").position(x: space.size.width / 2, y: space.size.height / 2)
    }
  }
}
