// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SplitWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Split", provider: Provider()) { entry in
      SplitView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SplitView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray)
      Capsule().fill(Color.green).frame(width: 120 * entry.share).widgetAccentable()
    }
  }
}
