// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LevelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Level", provider: Provider()) { entry in
      LevelView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LevelView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: "battery.50")
        .foregroundStyle(entry.level < 20 ? Color.red : Color.blue)
      Text("Battery")
    }
  }
}
