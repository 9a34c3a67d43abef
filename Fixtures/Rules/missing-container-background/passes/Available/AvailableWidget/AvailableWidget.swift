// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct AvailableWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Available", provider: Provider()) { entry in
      AvailableView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct AvailableView: View {
  var body: some View {
    Text(entry.title).widgetBackground(Color.white)
  }
}
