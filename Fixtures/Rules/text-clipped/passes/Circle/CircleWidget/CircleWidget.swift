// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CircleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Circle", provider: Provider()) { entry in
      CircleView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CircleView: View {
  let entry: Entry

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Circle().fill(Color.teal.opacity(0.3)).frame(width: 200, height: 200).offset(x: 60, y: 60)
      Text("Harbour").widgetAccentable()
    }
  }
}
