// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NoStandByWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NoStandBy", provider: Provider()) { entry in
      NoStandByView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct NoStandByView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    if hasBackground {
      Text(entry.title)
    }
  }
}
