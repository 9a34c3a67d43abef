// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct KeyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Key", provider: Provider()) { entry in
      KeyView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .configurationDisplayName(LocalizedStringKey("\(product) schedule"))
  }
}

struct KeyView: View {
  var body: some View {
    Text(entry.title)
  }
}
