// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StrikeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Strike", provider: Provider()) { entry in
      StrikeView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StrikeView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .strikethrough(entry.isOpen)
      .foregroundStyle(entry.isOpen ? Color.red : Color.blue)
  }
}
