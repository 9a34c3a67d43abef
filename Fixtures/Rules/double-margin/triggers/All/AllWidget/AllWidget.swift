// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AllWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "All", provider: Provider()) { entry in
      AllView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct AllView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(.all, 14)
  }
}
