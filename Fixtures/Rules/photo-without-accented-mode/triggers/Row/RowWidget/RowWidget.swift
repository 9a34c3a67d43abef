// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RowWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Row", provider: Provider()) { entry in
      RowView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RowView: View {
  var body: some View {
    VStack {
      ForEach(entry.episodes) { episode in
        Thumbnail(picture: episode.picture)
      }
    }
  }
}
