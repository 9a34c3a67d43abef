// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LabelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Label", provider: Provider()) { entry in
      LabelView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LabelView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .padding(4)
      .widgetAccentable()
      .background(entry.isOpen ? Color.red : Color.blue, in: Capsule())
  }
}
