// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SymbolWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Symbol", provider: Provider()) { entry in
      SymbolView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct SymbolView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Image(systemName: "leaf.fill")
        .font(.title)
        .foregroundColor(.black)
    }
  }
}
