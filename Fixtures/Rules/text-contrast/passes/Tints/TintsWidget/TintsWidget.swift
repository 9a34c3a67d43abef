// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TintsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tints", provider: Provider()) { entry in
      TintsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TintsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Label("Tides", systemImage: "water.waves").foregroundStyle(.blue)
      Text(entry.title).foregroundStyle(.red)
    }
  }
}
