// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ShapesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shapes", provider: Provider()) { entry in
      ShapesView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ShapesView: View {
  let entry: Entry

  var body: some View {
    HStack {
      if entry.isOpen {
        Circle().fill(Color.red).frame(width: 12)
      } else {
        Rectangle().fill(Color.green).frame(width: 12, height: 12)
      }
      Text(entry.title)
    }
  }
}
