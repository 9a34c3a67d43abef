// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LabelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Label", provider: Provider()) { entry in
      LabelView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LabelView: View {
  let entry: Entry

  var body: some View {
    Label("Departure board", systemImage: "tram.fill")
      .font(.title3)
      .lineLimit(1)
  }
}
