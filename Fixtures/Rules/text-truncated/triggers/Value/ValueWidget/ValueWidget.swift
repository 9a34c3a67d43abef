// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ValueWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Value", provider: Provider()) { entry in
      ValueView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ValueView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title3)
      .lineLimit(1)
  }
}
