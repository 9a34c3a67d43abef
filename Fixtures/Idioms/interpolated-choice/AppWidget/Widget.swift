import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  var entry: Entry
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    Image("\(entry.isDay ? "Day" : "Night")-small")
    Image("\(mode == .accented ? "Mono" : "Color")-\(1 + 1)")
  }
}
