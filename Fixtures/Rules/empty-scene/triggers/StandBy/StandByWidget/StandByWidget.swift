// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct StandByWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "StandBy", provider: Provider()) { entry in
      StandByView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StandByView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    if hasBackground {
      Text(entry.title).font(.title)
    }
  }
}
