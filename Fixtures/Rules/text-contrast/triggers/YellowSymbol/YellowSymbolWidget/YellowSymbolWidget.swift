// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct YellowSymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "YellowSymbol", provider: Provider()) { entry in
      YellowSymbolView(entry: entry)
        .containerBackground(Color(.systemBackground), for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct YellowSymbolView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: "sun.max.fill")
        .font(.title)
        .foregroundStyle(.yellow)
      Text("Sunny")
    }
  }
}
