// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModeOpacityWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ModeOpacity", provider: Provider()) { entry in
      ModeOpacityView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ModeOpacityView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.red)
      Rectangle().fill(Color.blue).opacity(mode == .accented ? 0.4 : 1)
    }
    .frame(height: 12)
  }
}
