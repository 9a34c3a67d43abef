// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RedactedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Redacted", provider: Provider()) { entry in
      RedactedView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RedactedView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(.white)
      .redacted(reason: .placeholder)
  }
}
