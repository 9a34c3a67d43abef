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
  @AppStorage("big") var isBig = false
  var body: some View {
    if entry.isEmpty { Image("empty") } else { Image("filled") }
    if let name = entry.title { Image("titled") }
    Image("sure")
    if isBig && mode == .accented { Image("big") }
    if isBig || mode == .fullColor { Image("either") }
    Image(entry.isLarge ? "large" : "little")
    #if DEBUG
      Image("debug")
    #endif
    #if FEATURE
      Image("feature")
    #endif
  }
}
