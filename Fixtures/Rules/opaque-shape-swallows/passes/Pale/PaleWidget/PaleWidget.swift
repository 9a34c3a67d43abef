// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PaleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Pale", provider: Provider()) { entry in
      PaleView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PaleView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    Text(entry.line)
      .background(Color.blue.opacity(mode == .fullColor ? 1 : 0.2), in: Capsule())
  }
}
