// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LinesWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lines", provider: Provider()) { entry in
      LinesView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LinesView: View {
  var body: some View {
    Image(
      decorative:
        "sunrise-lines"
    )
  }
}
