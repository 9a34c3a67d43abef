// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LabelsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Labels", provider: Provider()) { entry in
      LabelsView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LabelsView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title).foregroundStyle(.primary)
      Text(entry.time).foregroundStyle(.secondary)
    }
  }
}
