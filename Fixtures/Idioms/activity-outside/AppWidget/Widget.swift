import SwiftUI
import WidgetKit

struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    FaceWidget()
    RideActivity()
  }
}

struct Face: View {
  var entry: Entry
  var body: some View { Image("logo") }
}
