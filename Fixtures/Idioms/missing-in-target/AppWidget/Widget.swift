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
  var body: some View {
    VStack {
      Image("logo")
      Image("hero")
      Image("hero")
      Image("both")
      Image(entry.name)
      Image(systemName: "hero")
      Image("outer", bundle: Bundle(identifier: "com.example.kit"))
    }
  }
}
