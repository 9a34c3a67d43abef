import SwiftUI
import WidgetKit

struct LargeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Large", provider: Provider()) { _ in
      Image("ground").resizable()
    }
    .supportedFamilies([.systemSmall])
  }
}
