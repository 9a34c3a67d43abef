// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NameWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Name", provider: Provider()) { entry in
      NameView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
    .configurationDisplayName("\(product) schedule")
  }
}

struct NameView: View {
  var body: some View {
    Text(entry.title)
  }
}
