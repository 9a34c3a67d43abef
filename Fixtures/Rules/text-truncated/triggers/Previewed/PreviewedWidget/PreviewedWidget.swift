// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PreviewedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Previewed", provider: Provider()) { entry in
      PreviewedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PreviewedView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.headline)
      .lineLimit(1)
  }
}
