// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NestedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Nested", provider: Provider()) { entry in
      NestedView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NestedView: View {
  let entry: Entry

  var body: some View {
    Row(name: "Front door", isOpen: entry.isOpen)
  }
}
