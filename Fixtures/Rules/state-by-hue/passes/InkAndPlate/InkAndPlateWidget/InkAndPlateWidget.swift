// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InkAndPlateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "InkAndPlate", provider: Provider()) { entry in
      InkAndPlateView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct InkAndPlateView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .widgetAccentable()
      .foregroundStyle(entry.isOpen ? Color.white : Color.primary)
      .background(entry.isOpen ? Color.red : Color.clear)
  }
}
