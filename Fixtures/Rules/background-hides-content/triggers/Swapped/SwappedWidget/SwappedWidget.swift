// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SwappedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Swapped", provider: Provider()) { entry in
      SwappedView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SwappedView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(hasBackground ? Color.white : Color.black)
  }
}
