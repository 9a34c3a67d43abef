// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AvailableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Available", provider: Provider()) { entry in
      AvailableView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AvailableView: View {
  let entry: Entry

  var body: some View {
    if #available(iOS 17, *) {
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("in 12 min")
      }
    } else {
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("in 12 min")
      }
      .padding()
    }
  }
}
