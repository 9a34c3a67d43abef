// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LevelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Level", provider: Provider()) { entry in
      LevelView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryCircular])
  }
}

struct LevelView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundColor(entry.level < 20 ? Color(red: 0.4, green: 0, blue: 0) : .primary)
  }
}
