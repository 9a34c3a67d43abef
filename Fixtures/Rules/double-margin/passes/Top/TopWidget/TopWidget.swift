// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Top", provider: Provider()) { entry in
      TopView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TopView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(.top, 20)
  }
}
