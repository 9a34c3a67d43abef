// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LayersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Layers", provider: Provider()) { entry in
      LayersView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LayersView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(Color.teal.opacity(0.2))
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("in 12 min")
      }
      .padding()
    }
  }
}
