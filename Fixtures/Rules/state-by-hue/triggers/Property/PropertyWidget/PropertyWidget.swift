// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PropertyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Property", provider: Provider()) { entry in
      PropertyView(entry: entry)
        .containerBackground(for: .widget) { Color(uiColor: .systemBackground) }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PropertyView: View {
  private var ink: Color { entry.isOpen ? .orange : .teal }
  let entry: Entry

  var body: some View {
    HStack {
      Capsule()
        .fill(ink)
        .frame(width: 6)
      Text(entry.title)
    }
  }
}
