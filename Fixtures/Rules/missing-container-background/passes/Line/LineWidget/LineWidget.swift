// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Line", provider: Provider()) { entry in
      LineView(entry: entry)
    }
    .supportedFamilies([.accessoryInline])
  }
}

struct LineView: View {
  var body: some View {
    Text(entry.title)
  }
}
