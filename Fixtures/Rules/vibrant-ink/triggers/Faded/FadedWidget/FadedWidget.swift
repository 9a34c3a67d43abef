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
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      ProgressView(value: 0.4)
    }
    .opacity(0.2)
  }
}
