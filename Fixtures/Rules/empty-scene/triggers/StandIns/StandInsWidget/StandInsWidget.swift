// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StandInsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StandIns", provider: Provider()) { entry in
      StandInsView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StandInsView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    if hasBackground {
      Text(entry.title)
    }
  }
}
