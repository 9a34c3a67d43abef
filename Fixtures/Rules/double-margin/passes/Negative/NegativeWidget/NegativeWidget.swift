// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NegativeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Negative", provider: Provider()) { entry in
      NegativeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NegativeView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(-16)
  }
}
