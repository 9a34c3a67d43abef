// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InkOfOneAppearanceWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "InkOfOneAppearance", provider: Provider()) { entry in
      InkOfOneAppearanceView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemLarge])
  }
}

struct InkOfOneAppearanceView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title2)
      .foregroundStyle(Color("Ink"))
  }
}
