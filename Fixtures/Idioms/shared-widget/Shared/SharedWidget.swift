import SwiftUI
import WidgetKit

struct SharedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SharedWidget", provider: Provider()) { entry in
      Face(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Face: View {
  var entry: Entry
  var body: some View { Image("shared") }
}
