// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct MonthWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Month", provider: Provider()) { entry in
      MonthView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium])
  }
}

struct MonthView: View {
  let entry: Entry

  var body: some View {
    HStack {
      ForEach(entry.days) { day in
        Text("\(day.id)")
          .foregroundStyle(day.isInMonth ? Color.primary : Color.primary.opacity(0.25))
      }
    }
  }
}
