// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct ShownWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Shown", provider: Provider()) { entry in
      ShownView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ShownView: View {
  var body: some View {
    Image("bell")
  }
}
