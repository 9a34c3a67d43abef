// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KeptWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kept", provider: Provider()) { entry in
      KeptView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .containerBackgroundRemovable(false)
  }
}

struct KeptView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    if hasBackground {
      Text(entry.title)
    }
  }
}
