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
  let entry: Entry
  var body: some View {
    VStack {
      AsyncImage(url: entry.url) { image in
        image.resizable().widgetAccentedRenderingMode(.fullColor)
      } placeholder: {
        Color.gray
      }
      AsyncImage(url: entry.url) { phase in
        if let image = phase.image { image.resizable() } else { Color.gray }
      }
      KFImage(entry.url).configure { $0.widgetAccentedRenderingMode(.desaturated) }
      Text("faint").background(Capsule().fill(Theme.current.surface.opacity(0.2)))
      Text("faint").background(Capsule().fill(UIColor.red.withAlphaComponent(0.2).asColor))
    }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let url: URL
}
