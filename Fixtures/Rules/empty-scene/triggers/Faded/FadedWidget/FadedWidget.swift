// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FadedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Faded", provider: Provider()) { entry in
      FadedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct FadedView: View {
  @Environment(\.isLuminanceReduced) private var isDimmed
  let entry: Entry

  var body: some View {
    VStack {
      Image(systemName: "leaf.fill")
      Text(entry.title)
    }
    .opacity(isDimmed ? 0 : 1)
  }
}
