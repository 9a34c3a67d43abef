// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ClosureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Closure", provider: Provider()) { entry in
      ClosureView(entry: entry)
        .padding()
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ClosureView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
  }
}
