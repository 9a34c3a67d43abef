// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LayeredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Layered", provider: Provider()) { entry in
      LayeredView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct LayeredView: View {
  var body: some View {
    ZStack {
      Color.white
      Text(entry.title)
    }
  }
}
