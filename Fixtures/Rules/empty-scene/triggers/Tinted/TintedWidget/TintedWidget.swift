// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TintedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tinted", provider: Provider()) { entry in
      TintedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct TintedView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    if mode == .fullColor {
      VStack {
        Text(entry.title)
        ProgressView(value: 0.4)
      }
    }
  }
}
