// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FamilyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Family", provider: Provider()) { entry in
      FamilyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct FamilyView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    if family == .accessoryCircular {
      Text(entry.title)
    } else {
      Text(entry.title).foregroundStyle(.indigo)
    }
  }
}
