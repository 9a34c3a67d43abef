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
  @Environment(\.widgetRenderingMode) private var renderingMode
  @Environment(\.showsWidgetContainerBackground) private var showsWidgetContainerBackground

  private var isBare: Bool { renderingMode != .fullColor || !showsWidgetContainerBackground }

  var body: some View {
    Image(isBare ? "light" : "dark")
    if showsWidgetContainerBackground { Image("stays") }
  }
}
