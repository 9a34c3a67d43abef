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
    GeometryReader { space in
      VStack {
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).frame(width: space.size.width)
          Capsule().fill(.blue).frame(width: max(4, space.size.width * entry.share))
        }
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3)).frame(width: space.size.width)
          Capsule().fill(.blue).frame(width: space.size.width * entry.share)
        }
        ZStack(alignment: .leading) {
          Capsule().fill(.gray).frame(width: space.size.width * entry.share)
          Capsule().fill(.blue).frame(width: space.size.width * entry.rest)
            .offset(x: space.size.width * entry.share)
        }
      }
    }
  }
}
