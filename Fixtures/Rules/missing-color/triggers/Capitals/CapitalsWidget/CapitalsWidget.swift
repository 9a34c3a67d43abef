// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CapitalsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Capitals", provider: Provider()) { entry in
      CapitalsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CapitalsView: View {
  var body: some View {
    Text(entry.title).background(Color("hnorange"))
  }
}
