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
    icon("Bus")
    icon("Tram")
  }
  func icon(_ name: String) -> some View {
    let tinted = mode == .accented
    let icon = tinted ? name + "Tintable" : name
    return Image(icon)
  }
}
