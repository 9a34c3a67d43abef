// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct QuoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quote", provider: Provider()) { entry in
      QuoteView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct QuoteView: View {
  var body: some View {
    Text("Tide)
  }
}
