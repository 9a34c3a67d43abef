// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CircleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Circle", provider: Provider()) { entry in
      CircleView(entry: entry)
    }
    .supportedFamilies([.accessoryCircular, .accessoryInline])
  }
}

struct CircleView: View {
  var body: some View {
    Text(entry.title)
  }
}
