// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LocalizedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Localized", provider: Provider()) { entry in
      LocalizedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .configurationDisplayName(String(localized: "\(product) schedule"))
  }
}

struct LocalizedView: View {
  var body: some View {
    Text(entry.title)
  }
}
