// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NamedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Named", provider: Provider()) { entry in
      NamedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NamedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color("Dusk"))
  }
}
