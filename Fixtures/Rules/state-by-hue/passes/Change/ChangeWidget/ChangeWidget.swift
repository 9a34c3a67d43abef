// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ChangeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Change", provider: Provider()) { entry in
      ChangeView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ChangeView: View {
  let entry: Entry

  var body: some View {
    Text(entry.change, format: .percent)
      .foregroundStyle(entry.change < 0 ? Color.red : Color.blue)
  }
}
