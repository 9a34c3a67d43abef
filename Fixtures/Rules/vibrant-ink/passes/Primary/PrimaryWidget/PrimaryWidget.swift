// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PrimaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Primary", provider: Provider()) { entry in
      PrimaryView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct PrimaryView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.primary)
  }
}
