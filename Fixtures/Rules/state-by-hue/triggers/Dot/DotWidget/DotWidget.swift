// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct DotWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dot", provider: Provider()) { entry in
      DotView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct DotView: View {
  let entry: Entry

  var body: some View {
    HStack {
      Circle()
        .fill(entry.isOpen ? Color.green : Color.red)
        .frame(width: 12)
      Text(entry.title)
    }
  }
}
