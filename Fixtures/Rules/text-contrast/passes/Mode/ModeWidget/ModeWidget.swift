// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mode", provider: Provider()) { entry in
      ModeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(mode == .fullColor ? Color.primary : Color.white)
  }
}
