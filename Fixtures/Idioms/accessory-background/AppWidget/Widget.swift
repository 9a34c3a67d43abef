import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct Face: View {
  var entry: Entry
  @Environment(\.widgetFamily) var family
  var body: some View {
    if family == .accessoryCircular {
      ZStack {
        AccessoryWidgetBackground()
        Image("glyph")
      }
    } else {
      ZStack {
        ContainerRelativeShape().fill(Color.orange)
        Image("glyph")
      }
    }
  }
}
