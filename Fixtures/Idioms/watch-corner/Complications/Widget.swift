import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.accessoryCorner, .accessoryCircular])
  }
}

struct Face: View {
  var entry: Entry
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    if mode == .fullColor {
      Image("color")
    } else {
      Image("mono")
    }
  }
}
