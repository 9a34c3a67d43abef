// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct FadedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Faded", provider: Provider()) { entry in
      FadedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct FadedView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text("Open").opacity(entry.isOpen ? 1 : 0)
      Text("Closed").opacity(entry.isOpen ? 0 : 1)
    }
  }
}
