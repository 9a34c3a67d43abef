// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DotsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dots", provider: Provider()) { entry in
      DotsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DotsView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Circle().fill(Color.red)
      Circle().fill(Color.green)
      Circle().fill(Color.blue)
    }
  }
}
