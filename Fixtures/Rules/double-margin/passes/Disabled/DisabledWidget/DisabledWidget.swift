// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DisabledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Disabled", provider: Provider()) { entry in
      DisabledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .contentMarginsDisabled()
  }
}

struct DisabledView: View {
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding()
  }
}
