// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plate", provider: Provider()) { entry in
      PlateView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlateView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding()
    .background(Color.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
  }
}
