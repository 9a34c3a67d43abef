// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbol", provider: Provider()) { entry in
      SymbolView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SymbolView: View {
  var body: some View {
    Image(systemName: "leaf.fill")
      .foregroundColor(.black)
  }
}
