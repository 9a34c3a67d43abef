// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StackedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Stacked", provider: Provider()) { entry in
      StackedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StackedView: View {
  let entry: Entry

  var body: some View {
    VStack(spacing: 3) {
      ForEach(entry.levels, id: \.self) { level in
        Capsule().fill(level > 1 ? Color.green : Color.brown).frame(height: 10)
      }
    }
  }
}
