// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BadgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Badge", provider: Provider()) { entry in
      BadgeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BadgeView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      Text("NEW")
        .font(.caption2.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 6)
        .widgetAccentable()
        .background(Color.yellow, in: Capsule())
    }
  }
}
