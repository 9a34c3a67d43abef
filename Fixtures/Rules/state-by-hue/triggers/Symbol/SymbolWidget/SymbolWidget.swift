// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbol", provider: Provider()) { entry in
      SymbolView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SymbolView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: "lock.fill")
        .foregroundStyle(entry.isOpen ? .red : .blue)
      Text(entry.title)
    }
  }
}
