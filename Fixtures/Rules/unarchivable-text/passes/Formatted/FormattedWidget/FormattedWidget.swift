// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FormattedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Formatted", provider: Provider()) { entry in
      FormattedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FormattedView: View {
  var body: some View {
    Text(entry.date.formatted(HourMinute()))
  }
}
