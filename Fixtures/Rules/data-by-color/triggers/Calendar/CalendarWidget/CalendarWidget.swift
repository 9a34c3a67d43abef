// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CalendarWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Calendar", provider: Provider()) { entry in
      CalendarView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CalendarView: View {
  let entry: Entry

  var body: some View {
    VStack(spacing: 0) {
      ForEach(entry.levels, id: \.self) { level in
        Rectangle().fill(level > 1 ? Color.green : Color.brown).frame(width: 60, height: 20)
      }
    }
  }
}
