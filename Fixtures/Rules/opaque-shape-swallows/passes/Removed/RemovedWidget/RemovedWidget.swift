// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RemovedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Removed", provider: Provider()) { entry in
      RemovedView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RemovedView: View {
  var body: some View {
    Text(entry.line)
      .containerBackground(Color.blue, for: .widget)
  }
}
