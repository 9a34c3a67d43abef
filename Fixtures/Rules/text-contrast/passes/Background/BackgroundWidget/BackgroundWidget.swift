// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BackgroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Background", provider: Provider()) { entry in
      BackgroundView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BackgroundView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.background)
      .padding(6)
      .widgetAccentable()
      .background(.primary, in: Capsule())
  }
}
