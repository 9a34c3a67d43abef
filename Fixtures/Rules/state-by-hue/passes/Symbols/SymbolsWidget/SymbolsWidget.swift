// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SymbolsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbols", provider: Provider()) { entry in
      SymbolsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SymbolsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: entry.isOpen ? "lock.open.fill" : "lock.fill")
        .foregroundStyle(entry.isOpen ? .red : .blue)
      Text(entry.title)
    }
  }
}
