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
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: entry.width)
      }
      ZStack {
        Circle().stroke(.gray, lineWidth: 4)
        Circle().trim(from: 0, to: entry.share).stroke(.blue, lineWidth: 4)
      }
      ZStack {
        Circle().stroke(.gray.opacity(0.3), lineWidth: 4)
        Circle().trim(from: 0, to: entry.share).stroke(.blue, lineWidth: 4)
      }
      ZStack(alignment: .leading) {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: entry.width).widgetAccentable()
      }
      HStack {
        Capsule().fill(.gray)
        Capsule().fill(.blue).frame(width: entry.width)
      }
    }
  }
}
