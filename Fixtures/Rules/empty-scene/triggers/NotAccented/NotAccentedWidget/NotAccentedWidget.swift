// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NotAccentedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NotAccented", provider: Provider()) { entry in
      NotAccentedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct NotAccentedView: View {
  @Environment(\.widgetRenderingMode) private var mode
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .opacity(mode == .accented ? 0 : 1)
  }
}
