// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ShortWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Short", provider: Provider()) { entry in
      ShortView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ShortView: View {
  let entry: Entry

  var body: some View {
    Text("Departure")
      .font(.title2)
      .lineLimit(1)
  }
}
