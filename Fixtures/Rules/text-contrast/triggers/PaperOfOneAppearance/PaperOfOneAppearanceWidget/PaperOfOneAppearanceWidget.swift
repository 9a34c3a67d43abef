// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PaperOfOneAppearanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PaperOfOneAppearance", provider: Provider()) { entry in
      PaperOfOneAppearanceView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PaperOfOneAppearanceView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title3)
  }
}
