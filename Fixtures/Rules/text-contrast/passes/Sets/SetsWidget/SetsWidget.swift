// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SetsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sets", provider: Provider()) { entry in
      SetsView(entry: entry)
        .containerBackground(Color("Paper"), for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct SetsView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .foregroundStyle(Color("Ink"))
  }
}
