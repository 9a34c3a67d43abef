// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PriorityWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Priority", provider: Provider()) { entry in
      PriorityView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PriorityView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("Wednesday").lineLimit(1).layoutPriority(1)
      Rectangle().frame(maxWidth: 80, maxHeight: 2)
    }
  }
}
