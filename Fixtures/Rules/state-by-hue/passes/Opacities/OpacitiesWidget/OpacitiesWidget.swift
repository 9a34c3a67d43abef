// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OpacitiesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Opacities", provider: Provider()) { entry in
      OpacitiesView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OpacitiesView: View {
  let entry: Entry

  var body: some View {
    Circle()
      .fill(entry.isOpen ? Color.red : Color.red.opacity(0.3))
      .frame(width: 12)
  }
}
