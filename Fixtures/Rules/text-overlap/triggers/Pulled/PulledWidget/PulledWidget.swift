// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PulledWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pulled", provider: Provider()) { entry in
      PulledView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PulledView: View {
  let entry: Entry

  var body: some View {
    VStack(spacing: -14) {
      Text("Harbour").font(.headline)
      Text("12 min").font(.headline)
    }
  }
}
