// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SplitMarkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "SplitMark", provider: Provider()) { entry in
      SplitMarkView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SplitMarkView: View {
  var body: some View {
    ZStack {
      Capsule().fill(Color.blue)
      Image(systemName: "bolt.fill").widgetAccentable()
    }
  }
}
