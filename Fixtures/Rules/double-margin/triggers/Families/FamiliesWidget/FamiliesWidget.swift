// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FamiliesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Families", provider: Provider()) { entry in
      FamiliesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct FamiliesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.title).font(.headline)
      Text("in 12 min")
    }
    .padding(family == .systemSmall ? 12 : 4)
  }
}
