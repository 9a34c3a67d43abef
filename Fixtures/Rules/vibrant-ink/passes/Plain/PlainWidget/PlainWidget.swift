// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plain", provider: Provider()) { entry in
      PlainView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular, .accessoryCircular])
  }
}

struct PlainView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title).font(.headline)
  }
}
