// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct OwnWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Own", provider: Provider()) { entry in
      OwnView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct OwnView: View {
  let entry: Entry

  var body: some View {
    Text(entry.title)
      .font(.title3)
      .lineLimit(1)
  }
}
