// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ground", provider: Provider()) { entry in
      GroundView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GroundView: View {
  var body: some View {
    ZStack {
      Color.blue.ignoresSafeArea()
      Text(entry.line)
    }
  }
}
