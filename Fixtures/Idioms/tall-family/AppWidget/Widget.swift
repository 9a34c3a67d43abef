import SwiftUI
import WidgetKit

@main
struct FaceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FaceWidget", provider: Provider()) { entry in
      Image("other").containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemExtraLargePortrait])
  }
}
