// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BothWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Both", provider: Provider()) { entry in
      BothView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct BothView: View {
  var body: some View {
    Image("bell")
  }
}
