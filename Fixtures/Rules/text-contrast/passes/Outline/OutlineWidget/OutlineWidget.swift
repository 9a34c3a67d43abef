// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OutlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Outline", provider: Provider()) { entry in
      OutlineView(entry: entry)
        .containerBackground(Color.indigo, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

struct OutlineView: View {
  let entry: Entry

  var body: some View {
    ZStack {
      Text(entry.title).foregroundStyle(.black).offset(x: 1, y: 1)
      Text(entry.title).foregroundStyle(.white)
    }
  }
}
