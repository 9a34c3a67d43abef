// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GradientWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Gradient", provider: Provider()) { entry in
      GradientView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GradientView: View {
  var body: some View {
    Text(entry.line)
      .padding(4)
      .background(.blue.gradient, in: Capsule())
  }
}
