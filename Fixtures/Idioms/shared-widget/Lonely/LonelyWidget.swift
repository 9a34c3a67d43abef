import SwiftUI
import WidgetKit

@main
struct LonelyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LonelyWidget", provider: Provider()) { entry in
      Lonely(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Lonely: View {
  var entry: Entry
  var body: some View { Image("lonely") }
}
