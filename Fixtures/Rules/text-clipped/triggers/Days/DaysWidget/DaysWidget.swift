// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DaysWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Days", provider: Provider()) { entry in
      DaysView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DaysView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Text("Monday").frame(width: 72)
      Text("Tue").frame(width: 60)
      Text("Wed").frame(width: 60)
    }
  }
}
