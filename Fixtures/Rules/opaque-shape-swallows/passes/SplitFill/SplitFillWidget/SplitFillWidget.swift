// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SplitFillWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SplitFill", provider: Provider()) { entry in
      SplitFillView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SplitFillView: View {
  var body: some View {
    Text(entry.line)
      .background {
        Capsule().fill(Color.blue).widgetAccentable()
      }
  }
}
