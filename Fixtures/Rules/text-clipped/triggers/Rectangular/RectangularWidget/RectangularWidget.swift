// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RectangularWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Rectangular", provider: Provider()) { entry in
      RectangularView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct RectangularView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text("Community library opening hours").fixedSize()
      Text("9 – 17")
    }
  }
}
