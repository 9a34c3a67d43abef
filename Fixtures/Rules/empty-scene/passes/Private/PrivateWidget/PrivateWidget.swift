// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PrivateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Private", provider: Provider()) { entry in
      PrivateView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct PrivateView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .privacySensitive()
  }
}
