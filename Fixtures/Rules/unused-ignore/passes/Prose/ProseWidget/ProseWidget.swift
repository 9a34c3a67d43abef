// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ProseWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Prose", provider: Provider()) { entry in
      ProseView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ProseView: View {
  var body: some View {
    Image("star") // see vibrancy:ignore in the manual
  }
}
