// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SwitchedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Switched", provider: Provider()) { entry in
      SwitchedView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SwitchedView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(hasBackground ? Color.black : Color.primary)
  }
}
