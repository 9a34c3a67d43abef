// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ColorsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Colors", provider: Provider()) { entry in
      ColorsView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct ColorsView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(mode == .fullColor ? Color.indigo : Color.primary)
  }
}
