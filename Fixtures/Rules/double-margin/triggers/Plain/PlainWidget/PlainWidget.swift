// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: Provider()) { entry in
      PlainView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlainView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding()
  }
}
