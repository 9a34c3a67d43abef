import SwiftUI
import WidgetKit

@main
struct WatchFaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WatchFaceWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}
