// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DimmedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dimmed", provider: Provider()) { entry in
      DimmedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DimmedView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(Color.gray).opacity(mode == .fullColor ? 1 : 0.25)
      Capsule().fill(Color.green).frame(width: 120 * entry.share)
    }
  }
}
