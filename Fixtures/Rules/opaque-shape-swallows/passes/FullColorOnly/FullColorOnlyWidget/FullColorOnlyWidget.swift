// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FullColorOnlyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "FullColorOnly", provider: Provider()) { entry in
      FullColorOnlyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FullColorOnlyView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    Text(entry.line)
      .background {
        if mode == .fullColor {
          Capsule().fill(Color.blue)
        } else {
          Capsule().stroke(lineWidth: 1)
        }
      }
  }
}
