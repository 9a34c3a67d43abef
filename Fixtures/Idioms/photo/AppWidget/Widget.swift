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
  let entry: Entry
  @Environment(\.widgetRenderingMode) var mode
  var body: some View {
    VStack {
      Image(uiImage: entry.cover).resizable()
      Image(entry.cgImage, scale: 1, label: Text("cover"))
      Image(uiImage: entry.cover).widgetAccentedRenderingMode(.desaturated)
      Image(uiImage: entry.cover).luminanceToAlpha()
      Image(uiImage: entry.cover).renderingMode(.template)
      if mode == .fullColor { Image(uiImage: entry.cover) }
      Image(uiImage: entry.cover).opacity(mode == .accented ? 0 : 1)
      if entry.isOn { Image(uiImage: entry.cover) }
      Cover(image: entry.cover)
      Image(uiImage: UIImage(named: "logo")!)
    }
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let cover: UIImage
  let cgImage: CGImage
  let isOn: Bool
}

struct Cover: View {
  let image: UIImage
  var body: some View { Image(uiImage: image).full() }
}

extension Image {
  @ViewBuilder func full() -> some View {
    if #available(iOS 18, *) { self.widgetAccentedRenderingMode(.fullColor) } else { self }
  }
}
