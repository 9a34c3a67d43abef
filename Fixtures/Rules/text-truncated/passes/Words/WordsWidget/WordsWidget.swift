// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WordsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Words", provider: Provider()) { entry in
      WordsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct WordsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    Text(family == .systemSmall ? "Next" : "Next departure of line 12")
      .font(.title2)
      .lineLimit(1)
  }
}
