// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wide", provider: Provider()) { entry in
      WideView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WideView: View {
  let entry: Entry

  var body: some View {
    Text("Departures from Harbour Street")
      .frame(width: 260, alignment: .leading)
  }
}
