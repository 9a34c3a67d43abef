// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WordsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Words", provider: Provider()) { entry in
      WordsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WordsView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Circle().fill(entry.isOpen ? Color.red : Color.green).frame(width: 12)
      Text(entry.isOpen ? "Open" : "Closed")
    }
  }
}
