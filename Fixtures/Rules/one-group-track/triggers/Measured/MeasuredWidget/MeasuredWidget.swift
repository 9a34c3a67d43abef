// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MeasuredWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Measured", provider: Provider()) { entry in
      MeasuredView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MeasuredView: View {
  var body: some View {
    Meter(share: entry.share)
  }
}
