// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PartsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Parts", provider: Provider()) { entry in
      PartsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PartsView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      ForEach(entry.parts) { part in
        Rectangle().fill(part.color).frame(width: part.width)
      }
    }
    .frame(height: 10)
  }
}
