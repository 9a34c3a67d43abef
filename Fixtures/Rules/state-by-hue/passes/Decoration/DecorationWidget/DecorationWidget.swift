// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DecorationWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Decoration", provider: Provider()) { entry in
      DecorationView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DecorationView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: "leaf.fill").foregroundStyle(.indigo)
      Text(entry.title)
    }
  }
}
