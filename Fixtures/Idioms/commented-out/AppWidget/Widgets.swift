import SwiftUI
import WidgetKit

struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
import SwiftUI
import WidgetKit

struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "OldWidget", provider: Provider()) { entry in
      Old(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@main
struct Widgets: WidgetBundle {
  var body: some Widget {
    FaceWidget()
    // OldWidget()
    /* OldWidget() */
  }
}

struct Face: View {
  var entry: Entry
  var body: some View { Image("logo") }
}

struct Old: View {
  var entry: Entry
  var body: some View { Image("old") }
}
