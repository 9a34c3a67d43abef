// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BothAccentedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BothAccented", provider: Provider()) { entry in
      BothAccentedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BothAccentedView: View {
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray)
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
    .widgetAccentable()
  }
}
