// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ClippedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clipped", provider: Provider()) { entry in
      ClippedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ClippedView: View {
  let entry: Entry

  var body: some View {
    Text("A line that runs behind the edge of its card")
      .fixedSize()
      .frame(width: 100, alignment: .leading)
      .clipped()
  }
}
