// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct RegexWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Regex", provider: Provider()) { entry in
      RegexView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct RegexView: View {
  var body: some View {
    Text("Tide".replacing(/["{(]/, with: ""))
  }
}
