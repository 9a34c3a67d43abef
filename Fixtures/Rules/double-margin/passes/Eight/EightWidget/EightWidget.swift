// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct EightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Eight", provider: Provider()) { entry in
      EightView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct EightView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(8)
  }
}
