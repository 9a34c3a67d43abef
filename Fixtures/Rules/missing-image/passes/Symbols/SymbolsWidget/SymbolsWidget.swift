// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SymbolsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbols", provider: Provider()) { entry in
      SymbolsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SymbolsView: View {
  var body: some View {
    Label("Rain", systemImage: "cloud.rain")
      .background { Image(systemName: "sun.max") }
  }
}
