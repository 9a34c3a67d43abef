// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FilledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Filled", provider: Provider()) { entry in
      FilledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FilledView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(16)
  }
}
