// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GroupedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Grouped", provider: Provider()) { entry in
      GroupedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GroupedView: View {
  let entry: Entry

  var body: some View {
    Group {
      VStack(alignment: .leading) {
        Text(entry.title).font(.headline)
        Text("in 12 min")
      }
    }
    .padding()
  }
}
