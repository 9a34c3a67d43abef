// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AwayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Away", provider: Provider()) { entry in
      AwayView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
    .disfavoredLocations([.lockScreen], for: [.accessoryRectangular])
  }
}

struct AwayView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.black)
  }
}
