// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LevelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Level", provider: Provider()) { entry in
      LevelView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LevelView: View {
  private var ink: Color { entry.level == 2 ? .black : .white }
  var body: some View {
    Text(entry.quote)
      .foregroundColor(ink)
  }
}
