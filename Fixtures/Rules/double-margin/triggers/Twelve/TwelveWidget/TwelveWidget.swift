// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TwelveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Twelve", provider: Provider()) { entry in
      TwelveView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TwelveView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(12)
  }
}
