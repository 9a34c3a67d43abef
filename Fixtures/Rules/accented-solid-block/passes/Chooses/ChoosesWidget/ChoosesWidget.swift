// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ChoosesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Chooses", provider: Provider()) { entry in
      ChoosesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ChoosesView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    if mode == .fullColor { Image("sunset") } else { Text("Sunset") }
  }
}
