// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PaleCaptionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PaleCaption", provider: Provider()) { entry in
      PaleCaptionView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemMedium])
  }
}

struct PaleCaptionView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title).font(.headline)
      Text(entry.time)
        .font(.caption)
        .foregroundStyle(Color(white: 0.75))
    }
  }
}
