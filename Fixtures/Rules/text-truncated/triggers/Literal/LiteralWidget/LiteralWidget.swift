// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LiteralWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Literal", provider: Provider()) { entry in
      LiteralView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LiteralView: View {
  let entry: Entry

  var body: some View {
    Text("Next departure")
      .font(.title2)
      .lineLimit(1)
  }
}
