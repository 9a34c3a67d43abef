// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct LargeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Large", provider: Provider()) { entry in
      LargeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LargeView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.steps)
        .font(.system(size: 56, weight: .bold))
        .fixedSize()
    }
  }
}
