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
      ZStack {
        Circle().fill(.blue).frame(width: 40).frame(maxWidth: .infinity, alignment: .trailing)
        Text("beside the disc")
      }
      ZStack {
        Circle().fill(.blue).frame(width: 40).frame(maxWidth: .infinity)
        Text("on the disc")
      }
      ZStack {
        Circle().fill(.blue).frame(width: 20, height: 20).blur(radius: 4)
        Text("in the glow")
      }
      ZStack {
        Color.blue.blur(radius: 4)
        Text("on all of it")
      }
    }
  }
}
