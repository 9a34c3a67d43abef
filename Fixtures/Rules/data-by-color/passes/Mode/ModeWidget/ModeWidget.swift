// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mode", provider: Provider()) { entry in
      ModeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    HStack(spacing: mode == .accented ? 2 : 0) {
      Rectangle().fill(Color.red)
      Rectangle().fill(Color.blue)
    }
    .frame(height: 12)
  }
}
