// A fixture of lint: read as text, never compiled.
import SwiftUI
import WidgetKit

struct NavyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Navy", provider: Provider()) { entry in
      NavyView(entry: entry)
        .containerBackground(Color.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct NavyView: View {
  var body: some View {
    Text(entry.quote)
      .foregroundStyle(Color(red: 0.05, green: 0.1, blue: 0.25))
  }
}
