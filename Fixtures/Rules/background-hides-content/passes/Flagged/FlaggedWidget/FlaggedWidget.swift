// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FlaggedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Flagged", provider: Provider()) { entry in
      FlaggedView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FlaggedView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  var body: some View {
    Quote(text: entry.quote, ink: hasBackground ? .black : .white)
  }
}
