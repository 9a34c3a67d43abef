// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FitsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Fits", provider: Provider()) { entry in
      FitsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FitsView: View {
  let entry: Entry

  var body: some View {
    ViewThatFits {
      Text("Departures from Harbour Street").lineLimit(1)
      Text("Harbour").lineLimit(1)
    }
  }
}
