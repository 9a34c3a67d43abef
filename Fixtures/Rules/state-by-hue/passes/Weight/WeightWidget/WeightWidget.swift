// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct WeightWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weight", provider: Provider()) { entry in
      WeightView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct WeightView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .fontWeight(entry.isOpen ? .bold : .regular)
      .foregroundStyle(entry.isOpen ? Color.red : Color.blue)
  }
}
