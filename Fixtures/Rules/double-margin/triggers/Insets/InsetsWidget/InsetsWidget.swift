// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InsetsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Insets", provider: Provider()) { entry in
      InsetsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct InsetsView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
  }
}
