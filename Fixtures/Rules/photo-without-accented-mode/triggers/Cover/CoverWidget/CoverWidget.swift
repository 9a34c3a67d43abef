// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct CoverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cover", provider: Provider()) { entry in
      CoverView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct CoverView: View {
  var body: some View {
    Image(uiImage: entry.cover)
      .resizable()
      .scaledToFill()
  }
}
