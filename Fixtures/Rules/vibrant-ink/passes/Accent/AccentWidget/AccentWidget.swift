// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AccentWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Accent", provider: Provider()) { entry in
      AccentView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct AccentView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .widgetAccentable()
  }
}
