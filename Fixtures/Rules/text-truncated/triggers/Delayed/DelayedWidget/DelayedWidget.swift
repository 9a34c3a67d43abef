// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DelayedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Delayed", provider: Provider()) { entry in
      DelayedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DelayedView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      if entry.isDelayed {
        Text("Delayed by engineering works").lineLimit(1)
      }
    }
  }
}
