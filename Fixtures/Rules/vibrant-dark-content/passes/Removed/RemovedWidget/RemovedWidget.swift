// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RemovedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Removed", provider: Provider()) { entry in
      RemovedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
    .disfavoredLocations([.lockScreen], for: [.accessoryCircular])
  }
}

struct RemovedView: View {
  var body: some View {
    Image("bell")
  }
}
