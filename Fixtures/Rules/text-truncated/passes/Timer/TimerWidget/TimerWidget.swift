// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct TimerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Timer", provider: Provider()) { entry in
      TimerView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct TimerView: View {
  let entry: Entry

  var body: some View {
    Text(entry.date, style: .timer)
      .font(.title3)
      .lineLimit(1)
  }
}
