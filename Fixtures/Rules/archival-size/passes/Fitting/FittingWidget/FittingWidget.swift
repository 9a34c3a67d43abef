import SwiftUI
import WidgetKit

struct FittingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fitting", provider: Provider()) { _ in
      Image("ground").resizable()
    }
    .supportedFamilies([.systemSmall])
  }
}
