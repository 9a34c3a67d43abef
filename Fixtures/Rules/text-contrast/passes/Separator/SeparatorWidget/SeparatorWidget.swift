// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SeparatorWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Separator", provider: Provider()) { entry in
      SeparatorView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SeparatorView: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 4) {
      Text("Tide")
      Text("·").foregroundStyle(Color(white: 0.8))
      Text("Low")
    }
  }
}
