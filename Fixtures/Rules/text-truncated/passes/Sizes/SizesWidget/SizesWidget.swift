// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SizesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sizes", provider: Provider()) { entry in
      SizesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct SizesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    Text("Next departure")
      .font(family == .systemSmall ? .callout : .title)
      .lineLimit(1)
  }
}
