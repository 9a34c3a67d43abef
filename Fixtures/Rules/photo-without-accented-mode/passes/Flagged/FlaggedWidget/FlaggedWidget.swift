// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FlaggedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Flagged", provider: Provider()) { entry in
      FlaggedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FlaggedView: View {
  @Environment(\.widgetRenderingMode) private var mode
  var body: some View {
    Thumbnail(picture: entry.cover, isTinted: mode == .accented)
  }
}
