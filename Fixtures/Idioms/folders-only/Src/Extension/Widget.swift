import SwiftUI
import WidgetKit

@main
struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PlainWidget", provider: Provider()) { entry in
      Plain(entry: entry).containerBackground(.black, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct Plain: View {
  var entry: Entry
  var body: some View { Image("plain") }
}
