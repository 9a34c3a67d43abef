// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SummedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Summed", provider: Provider()) { entry in
      SummedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct SummedView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 12)
  }
}
