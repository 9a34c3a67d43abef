// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FamiliesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Families", provider: Provider()) { entry in
      FamiliesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FamiliesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    switch family {
    case .systemSmall: Text(entry.title)
    default: EmptyView()
    }
  }
}
