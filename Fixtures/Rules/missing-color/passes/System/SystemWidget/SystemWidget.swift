// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct SystemWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "System", provider: Provider()) { entry in
      SystemView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct SystemView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color(.systemGray3)).background(.orange)
  }
}
