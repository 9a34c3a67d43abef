// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LockScreenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "LockScreen", provider: Provider()) { entry in
      LockScreenView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

struct LockScreenView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(mode == .vibrant ? Color.white : Color.blue)
  }
}
