// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LateWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Late", provider: Provider()) { entry in
      LateView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LateView: View {
  let entry: Entry

  var body: some View {
    HStack {
      if entry.isLate {
        Image(systemName: "exclamationmark.triangle")
      }
      Text(entry.title)
        .font(.title3)
        .foregroundStyle(entry.isLate ? Color.red : Color(white: 0.95))
    }
  }
}
