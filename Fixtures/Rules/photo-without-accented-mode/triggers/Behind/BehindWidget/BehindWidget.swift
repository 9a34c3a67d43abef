// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BehindWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Behind", provider: Provider()) { entry in
      BehindView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BehindView: View {
  var body: some View {
    Text(entry.title)
      .background {
        Image(uiImage: entry.cover).resizable()
      }
  }
}
