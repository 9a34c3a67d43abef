// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GroupsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Groups", provider: Provider()) { entry in
      GroupsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GroupsView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(Color.red).widgetAccentable()
      Rectangle().fill(Color.blue)
    }
    .frame(height: 12)
  }
}
