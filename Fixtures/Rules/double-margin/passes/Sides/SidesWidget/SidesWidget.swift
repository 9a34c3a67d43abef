// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SidesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sides", provider: Provider()) { entry in
      SidesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SidesView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(.horizontal)
  }
}
