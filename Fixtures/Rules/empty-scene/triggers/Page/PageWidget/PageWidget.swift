// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PageWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Page", provider: Provider()) { entry in
      PageView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PageView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: Entry

  var body: some View {
    Group {
      if hasBackground {
        Page(title: entry.title)
      }
    }
  }
}
