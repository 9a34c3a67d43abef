// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TileWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tile", provider: Provider()) { entry in
      TileView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TileView: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(Color.orange)
      Image(systemName: "bolt.fill")
    }
  }
}
