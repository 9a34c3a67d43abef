// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct HelpedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Helped", provider: Provider()) { entry in
      HelpedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct HelpedView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .card()
  }
}
