// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FirmWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Firm", provider: Provider()) { entry in
      FirmView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct FirmView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .opacity(0.9)
  }
}
