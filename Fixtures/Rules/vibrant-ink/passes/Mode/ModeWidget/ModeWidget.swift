// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mode", provider: Provider()) { entry in
      ModeView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(mode == .fullColor ? Color.indigo : Color.white)
  }
}
