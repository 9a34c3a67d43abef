// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ModeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mode", provider: Provider()) { entry in
      ModeView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ModeView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    HStack {
      Circle().fill(entry.isOpen ? Color.red : Color.green).opacity(mode == .fullColor || entry.isOpen ? 1 : 0.3)
      Text(entry.title)
    }
  }
}
