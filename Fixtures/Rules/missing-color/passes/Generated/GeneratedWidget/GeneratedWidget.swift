// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GeneratedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Generated", provider: Provider()) { entry in
      GeneratedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GeneratedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color(.hnOrange)).background(.hnOrange)
  }
}
