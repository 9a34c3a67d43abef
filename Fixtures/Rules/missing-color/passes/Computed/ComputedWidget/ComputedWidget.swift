// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ComputedWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Computed", provider: Provider()) { entry in
      ComputedView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ComputedView: View {
  var body: some View {
    Text(entry.title).foregroundStyle(Color(entry.colorName))
  }
}
