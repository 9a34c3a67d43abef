// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct PrimaryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Primary", provider: Provider()) { entry in
      PrimaryView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PrimaryView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(.primary)
  }
}
