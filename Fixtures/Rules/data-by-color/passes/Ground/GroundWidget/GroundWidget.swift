// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct GroundWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ground", provider: Provider()) { entry in
      GroundView(entry: entry)
        .containerBackground(for: .widget) {
          HStack(spacing: 0) {
            Color.red
            Color.blue
          }
        }
    }
    .supportedFamilies([.systemSmall])
  }
}

struct GroundView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
  }
}
