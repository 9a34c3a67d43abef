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
  @Environment(\.widgetRenderingMode) var widgetRenderingMode
  var body: some View {
    switch widgetRenderingMode {
    case .fullColor: Image("color")
    case .accented: Image("tint")
    case .vibrant: Image("glass")
    default: Image("never")
    }
    switch widgetRenderingMode {
    case .accented, .vibrant: Image("mono")
    default: Image("rest")
    }
  }
}
