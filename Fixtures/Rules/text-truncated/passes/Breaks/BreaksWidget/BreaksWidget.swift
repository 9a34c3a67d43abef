// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BreaksWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Breaks", provider: Provider()) { entry in
      BreaksView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BreaksView: View {
  let entry: Entry

  var body: some View {
    Text("Next departure")
      .font(.title2)
  }
}
