// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct InlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inline", provider: Provider()) { entry in
      InlineView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.accessoryInline])
  }
}

struct InlineView: View {
  let entry: Entry

  var body: some View {
    Label("Low tide", systemImage: "water.waves")
  }
}
