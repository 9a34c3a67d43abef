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
    Text(entry.title)
      .font(.headline)
      .foregroundColor(entry.isOpen ? .red : .blue)
  }
}
