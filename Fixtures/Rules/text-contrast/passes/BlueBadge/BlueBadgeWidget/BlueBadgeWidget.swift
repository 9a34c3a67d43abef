// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct BlueBadgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "BlueBadge", provider: Provider()) { entry in
      BlueBadgeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct BlueBadgeView: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.title)
      Text("NEW")
        .font(.caption2.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 6)
        .widgetAccentable()
        .background(Color.blue, in: Capsule())
    }
  }
}
