// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OverWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Over", provider: Provider()) { entry in
      OverView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OverView: View {
  var body: some View {
    Capsule()
      .fill(Color.gray)
      .overlay(alignment: .leading) {
        Capsule().fill(Color.green).frame(width: 120 * entry.share)
      }
  }
}
